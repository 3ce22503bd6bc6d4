"""How the screen looks, as it was asked for; anybody may say so without loading a screen."""

from typing import NamedTuple


class Appearance(NamedTuple):
    """The usual look unless said otherwise."""

    theme: str = ""
    """The name of the theme; empty for the usual one."""
    animated: bool = True
    """Whether what moves travels step by step."""
