"""What a person typed, read into plain facts, with a sentence for whatever could not be read."""
