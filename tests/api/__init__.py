"""The stateless API over HTTP. No test here asks for the database: every answer needs no query."""
