"""What can be wished before Tiny Epic Galaxies; without its rules, so that options are listed at once."""

from typing import Final

from edenia_tui.games.wish import Wish

EXPANSION: Final = "expansion"
OPEN_CARDS: Final = "open-cards"
EDITION: Final = "edition"
ROGUE: Final = "rogue"
HARD: Final = "hard"
ROGUE_MAX: Final = "rogue-max"
EDITIONS: Final = ("teg", "uteg")
ROGUES: Final = ("artemis", "rothkel", "zendica", "hades", "gamelyn")
ROGUE_MAXIMA: Final = ("6", "7")

WISHES: Final = (
    Wish(EXPANSION, "With Beyond the Black: pilots, advanced ships, exploration cards."),
    Wish(EDITION, "The box of galaxies; else teg.", EDITIONS),
    Wish(OPEN_CARDS, "Exploration cards of everybody are seen by all."),
    Wish(ROGUE, "Alone: which Rogue plays against you; else artemis.", ROGUES, only_alone=True),
    Wish(HARD, "Alone: the Rogue rolls dice it cannot use once more.", only_alone=True),
    Wish(
        ROGUE_MAX,
        "Alone: how much of a resource the Rogue can have; else 6.",
        ROGUE_MAXIMA,
        only_alone=True,
    ),
)
