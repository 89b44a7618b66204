"""Made-up games that look like real ones: for a demonstration, and to measure with.

Chance comes from one `random.Random`, so the same seed gives the same club. The cards are dealt
and melded by the engine; how the tricks fall is drawn so that a higher bid is made less often.
Nothing here writes: games/services/made_up.py does.
"""
