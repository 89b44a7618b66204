"""The rules of the three games: pure functions, plain data in, results with their reasons out."""
