"""What can be wished before a game of Edenia; without its rules, so that options are listed at once."""

from typing import Final

from edenia_tui.games.wish import Wish

EDITIONS: Final = ("fr", "en")
STANDARD: Final = "standard"
LITTLE_LAMBS: Final = "little-lambs"

WISHES: Final = (
    Wish("edition", "The rulebook; else fr.", EDITIONS),
    Wish("variant", "Else standard.", (STANDARD, LITTLE_LAMBS)),
    Wish(
        "no-42",
        "Exactly 42 points do not win.",
        help_to_players="Exactly 42 points do not win: a first game.",
    ),
)
