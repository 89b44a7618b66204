"""Drawings as values for `games/club/_chart.html`: paths, places and words, no colours.

A drawing says in words what it shows (`desc`) and has its figures as a table beside it. Lines are
told apart by the shape of their marks and by their dashes, so that they also print in black.
Lengths are units of the drawing's own box, whatever its size on the page.
"""
