"""What the pages of a club show."""
