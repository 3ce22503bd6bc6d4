"""Tests of what is said, and of how it may be said."""

import re
from collections.abc import Iterator
from random import Random

from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import LANGUAGES
from rules.edenia.content import standard_box
from rules.edenia.state import State
from rules.kernel.seat import Seat
from tests.games.spoken import speech_of

COLUMNS = 79
ARTEFACTS = standard_box().artefacts
_SAYABLE = re.compile(r"[A-Za-zÀ-ÖØ-öø-ÿŒœ0-9 .,:;?!'()+\-/%]{2,}")
_SYMBOL_RUN = re.compile(r"[.,:;?!'()+\-/%]{3}")


def unspeakable(line: str, columns: int = COLUMNS) -> list[str]:
    """List what is wrong with a line that is said; empty when nothing is."""
    wrong = {
        "too long": len(line) > columns,
        "symbols": not _SAYABLE.fullmatch(line),
        "a run of symbols": bool(_SYMBOL_RUN.search(line)),
        "padding": "  " in line or line != line.strip(),
        "an empty place": bool(re.search(r" [,.)]|[,:] [,.]|\( |\$", line)),
    }
    return [f"{fault}: {line}" for fault, is_so in wrong.items() if is_so]


def listeners(players: int, seat: Seat | None) -> Iterator[Listener]:
    """Give somebody at the table who listens in each language."""
    for language in LANGUAGES:
        yield Listener(speech_of("edenia", language), ("",) * players, seat)


def odd_commands(state: State, rng: Random) -> list[str]:
    """Type one command of each kind, with words chosen without a thought for what is legal."""
    sheep = rng.choice("1234")
    side = rng.choice(("north", "east", "south", "west", "in"))
    path = rng.choice(("star", "nebula", "meteorite"))
    cell = rng.choice("abcde") + rng.choice("12345")
    hand = [name for name in state.players[state.active].hidden if name]
    name = rng.choice(hand or ARTEFACTS)
    tile = rng.choice(("OOO", "+o/", "y+\\", "b//", "+++"))
    target = rng.choice(("", f" {cell}", f" {sheep} {cell}", f" {sheep} {side} {path}"))
    return [
        *("skip", "leap", "stop", "on", "search", "clover", "flag", "end"),
        *(f"go {sheep} {side}", f"go {sheep} {side} {path}", f"jump {sheep} {cell}"),
        *(f"tunnel {path}", f"hole {side}", f"keep {rng.choice(ARTEFACTS)}"),
        *(f"lay {tile}", f"under {tile}", f"place {cell}", f"play {name}{target}"),
        *(f"play {rng.choice(ARTEFACTS)}", f"first {rng.choice(('red', 'black'))}"),
        *(f"roll {path}", f"draw {tile}", f"reveal {rng.choice(ARTEFACTS)}"),
    ]
