"""Lessons: small positions with something to do, as data in the folder of each game."""
