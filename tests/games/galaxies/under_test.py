"""Tiny Epic Galaxies as the tests of every game know it."""

from random import Random
from typing import Any, Final

from edenia_tui.games.galaxies.entry import GalaxiesEntry
from edenia_tui.games.registry import GAMES
from rules.galaxies.content import standard_content
from rules.galaxies.faces import FACE_NAMES
from rules.galaxies.opening import Options
from rules.galaxies.state import SEATS
from tests.games.galaxies.parity import PARITY
from tests.games.galaxies.rows import ODD, ROWS
from tests.games.under_test import GameUnderTest
from tests.line.line_game import LineGame, Setting


def _odd_in_galaxies(_: Any, rng: Random) -> list[str]:
    content = standard_content()
    planet, card = rng.choice(content.planet_keys), rng.choice(content.card_keys)
    face, seat = rng.choice(FACE_NAMES), rng.choice(SEATS)
    return [
        *rng.sample(ODD, 12),
        *(f"use {face}", f"reroll {face} {face}", "reroll all", f"reroll all but {face}", face),
        *(f"go {planet} orbit", f"go {planet} surface", f"{planet} orbit", f"colony {planet}"),
        *(f"push {seat} {planet} orbit 1", f"rob {seat}", "rob rogue", f"take {card}", "upgrade e"),
    ]


_SEATS_ASKED: Final = ("azure", "crimson", "me", "rogue", "x")
_LINE: Final = LineGame(
    name="galaxies",
    settings=(
        Setting(Options(2)),
        Setting(Options(3, expansion=True), 2, ("Ann", "Ben", "")),
        Setting(Options(1, expansion=True, rogue="hades"), 1, ("Élodie",)),
    ),
    arguments={
        "look": ("x",),
        "status": (*_SEATS_ASKED,),
        "turn": ("x",),
        "board": ("x", "full"),
        "row": ("x", "2"),
        "dice": ("x",),
        "planet": ("gort", "omicron fenzi", "omi", "x", "²"),
        "mat": _SEATS_ASKED,
        "ships": _SEATS_ASKED,
        "pilots": ("quill", "x"),
        "black": ("x",),
        "missions": ("elder", "x"),
        "score": _SEATS_ASKED,
        "followers": ("x", "energy"),
        "who": (*_SEATS_ASKED, "azure x"),
    },
    alone=("gort", "home", "aurora", "energy"),
    garbage=(
        *("use " * 3_000, "use", "use x", "go", "go x", "go nowhere", "push", "push x"),
        *(
            "reroll x",
            "fly",
            "fly x",
            "upgrade",
            "upgrade 99e",
            "mix",
            "swap 0",
        ),
        *("keep x", "take", "ship gort danger", "colony x", "rules FOL-1"),
    ),
    odd_commands=_odd_in_galaxies,
    two_players=lambda first: Options(2, first=first),
    asks=frozenset({"keep", "turn"}),
    passing="end",
    round_words=(20, 8),
    decisions=100,
    asked_every=4,
    counts=lambda before, after: not before.turn == after.turn == 0,
)
GAME: Final = GameUnderTest(GAMES.get("galaxies") or GalaxiesEntry(), ROWS, _LINE, PARITY)
