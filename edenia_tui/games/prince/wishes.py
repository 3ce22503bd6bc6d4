"""What can be wished before The Little Prince; without its rules, so that options are listed at once."""

from typing import Final

from edenia_tui.games.wish import Wish

SECRET: Final = "secret"  # noqa: S105

WISHES: Final = (
    Wish(
        SECRET,
        "Characters stay face down to the end.",
        help_to_players="Characters stay face down to the end: nobody knows yours.",
    ),
)
