"""The pages of one person, of two as partners, and of one against another, as finished values."""
