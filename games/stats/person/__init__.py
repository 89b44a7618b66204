"""What one person did in the games that are looked at, alone, with a partner and against others.

`sat.py`, `bids.py` and `beside.py` read rows, one query each; the other modules make figures of
what those have read and ask the database nothing. Points of different games are never added up:
`main.py` says whose points they are.
"""
