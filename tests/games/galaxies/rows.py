"""Tables of Tiny Epic Galaxies for the tests of the rules: one to five players, all boxes and Rogues."""

from pathlib import Path
from typing import Final

import rules.galaxies
import tests.rules.galaxies
from rules.galaxies.actions import Action
from rules.galaxies.events import Event
from rules.galaxies.game import GALAXIES
from rules.galaxies.opening import Options
from rules.galaxies.state import Edition, State
from rules.kernel.seat import Seat
from tests.rules.row import AnyRow, Row

ODD: Final = (
    *("first azure", "first violet", "planet gort", "pilot quill", "mission elder", "card reef"),
    *("roll move", "keep elder", "keep hermit", "reroll", "reroll move energy", "convert"),
    *("change energy", "to culture", "spend colony", "hire quill", "fly nexus move move move"),
    *("exchange home", "exchange gort surface", "end", "ship home", "ship black", "ship aurora"),
    *("ship reef danger 2", "go gort orbit", "go gort orbit 3", "go home", "go black", "act"),
    *("advance gort orbit 1", "advance nexus", "push crimson gort orbit 2", "push azure nexus"),
    *("retreat gort orbit 1", "upgrade 2e", "upgrade 3e 2c", "colony nagato", "mix 2e 1c", "mix 0"),
    *("swap 7", "rob crimson", "replace gort", "dismiss quill", "follow", "follow with aurora"),
    *("surge", "no", "take pebble", "draw", "keep", "leave", "dodge", "again", "force", "let"),
)


def _row(
    name: str, options: Options, seed: int, rounds: int | None, stride: int, *, secrets: bool = True
) -> Row[Options, State, Action, Event]:
    return Row(
        name=name,
        game=GALAXIES,
        options=options,
        state_type=State,
        action_type=Action,
        event_type=Event,
        round_of=lambda state: state.round,
        code=Path(rules.galaxies.__file__).parent,
        tests=Path(tests.rules.galaxies.__file__).parent,
        odd=ODD,
        secrets=secrets,
        seed=seed,
        stride=stride,
        rounds=rounds,
    )


_HARD: Final = Options(1, expansion=True, rogue="gamelyn", hard=True, rogue_max=7)
ROWS: Final[tuple[AnyRow, ...]] = (
    _row("2", Options(2), 3, 6, 7),
    _row("1", _HARD, 2, None, 1, secrets=False),
    _row("2-expansion", Options(2, expansion=True, first=Seat(1)), 4, 6, 5),
    _row("3-uteg", Options(3, edition=Edition.UTEG), 5, 5, 11),
    _row("5-expansion", Options(5, expansion=True, open_cards=True), 6, 4, 11),
    _row("1-artemis", Options(1), 7, 7, 61, secrets=False),
    _row("1-rothkel", Options(1, rogue="rothkel", edition=Edition.UTEG), 8, 7, 61, secrets=False),
    _row("1-zendica", Options(1, rogue="zendica", expansion=True), 9, 7, 61, secrets=False),
    _row("1-hades", Options(1, rogue="hades", hard=True), 10, 7, 61, secrets=False),
    _row("3-expansion", Options(3, expansion=True, edition=Edition.UTEG), 11, 3, 61),
    _row("4", Options(4, edition=Edition.UTEG), 12, 3, 61),
    _row("4-expansion", Options(4, expansion=True), 13, 3, 61),
    _row("5", Options(5), 14, 3, 61),
)
