"""The dispute desk: questions that players quarrel over, as data, and how each is answered."""
