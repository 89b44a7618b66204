"""The judges' pages: a trick or a whole hand of them, and an auction."""
