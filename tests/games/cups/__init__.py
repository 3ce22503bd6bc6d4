"""Cups, a toy of a game with chance and hidden dice: everything of it is here, and nobody else knows it.

It is put on the table of games for the tests that run over every game, and taken off again.
"""
