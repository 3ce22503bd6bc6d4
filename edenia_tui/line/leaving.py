"""Leaving the table, from whatever prompt."""


class Left(Exception):
    """The people have left; the game is kept."""


class WantsScreen(Left):
    """The people go on with the game on the screen."""


class WantsAnother(Left):
    """The game is over, and the people want another with the same seats."""
