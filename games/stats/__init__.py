"""Statistics of a club: what its rows say (games/models/statistics.py), as figures with divisors.

`rows.py` makes the rows of a game from its replay; the other modules ask questions of rows and
never replay. Every figure names what it is divided by and is withheld under a stated minimum
(`figures.py`); which games are looked at is a `Scope` (`scope.py`).
"""
