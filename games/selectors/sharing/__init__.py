"""Who may come to a table and how: links with their pictures, the code, seats and phones."""
