"""The meld calculator: cases, laws, an exhaustive search, and reading of cards."""
