"""The rules: pure, no database."""
