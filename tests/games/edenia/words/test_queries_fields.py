"""Every fact of the table that a player may know is one short question away."""

from collections.abc import Iterator

import pytest

from edenia_tui.games.edenia.words.queries.catalogue import QUERIES
from edenia_tui.language.listener import Listener
from rules.edenia import state
from rules.edenia.game import EDENIA
from rules.edenia.state import Dwarf, Planet, Player, Rules, State, Token, Turn, Walk
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from rules.kernel.value import Value
from tests.games.spoken import speech_of
from tests.rules.edenia.scenario import Scene

TABLE = """
    round     6
    first     green
    rules     en, no-42
                   A    B    C    D    E
    north              xuu  uuu  u*u  uu*
    1             Ari  +++  o/+  ...  ...  uuu
    2        u*u  ...  OOO  r/+  ...  ...  *uu
    3        uuu  ...  ...  hol  ...  ...  uuu
    4        uu*  ...  ...  ...  ...  ...  u*u
    5        uuu  ...  ...  ...  ...  Ede
    south         uuu  uu*  *uu  uuu
    supply    clovers 12, sabotages 7, trifoliums 13 11 9
    planet    B2 clovers 2, flag red, protected
    dwarf     C1 scope-4:red+green ?
    pad       C2 sabotaged
    red       clovers 2, flags 2, trifoliums 15, hidden turbo-3 scope-3, played gromout
              sheep Edenia; B1 east star 2; B1 east star 1
    green     clovers 3, flags 3, hidden ?, played quantum
"""
TURN = TABLE + "\nturn green, sheep 1, played, engines 1, r2m2, again"
MOVED = TABLE + "\nturn red, ask after"
LEAVE = """
    1  Ari +++ ... y++ ...
    turn red, ask leave, sheep 1, ported
    red sheep D1 pad; Arridis; Arridis
"""
DRAWN = """
    1  Ari +++ ... ... ...
    turn red, ask lay, sheep 1, r2m2, drawn +o/ +++
    walk B1 east star > east
    trail B1 east star > east
    red sheep walking; Arridis; Arridis
"""
WALK = """
    1  Ari +++ +++ o++ ...
    turn red, ask leap, sheep 1
    walk C1 east star > east, ahead 1, explored, passes 2
    trail B1 east star > east
    trail C1 east star > east
    red clovers 1, sheep walking; C1 east star; Arridis
"""
ROLL = """
    1  Ari +++ ... ... ...
    turn red, ask roll, sheep 1
    walk C3 west star > in, exit north
    trail C3 west star > in
    red sheep walking; Arridis; Arridis
"""
OVER = TABLE + "\nover law, green, WIN-2"
TIE = TABLE + "\nover prestige, green, WIN-3 ED-1"

Reach = tuple[str, str, str]
"""A position, the question, and words its answer must hold."""

FIELDS: dict[type, dict[str, Reach]] = {
    State: {
        "rules": (TABLE, "k", "Rules:"),
        "artefacts": (TABLE, "k", "of 18"),
        "tiles": (TABLE, "at b1", "star straight"),
        "rim": (TABLE, "at b1", "star relay without clover, nebula tunnel"),
        "deck": ("round 1", "k", "22 tiles: 6 dwarfs, 6 pads, 6 plain, 4 planets"),
        "flock": (TABLE, "at b1", "Sheep 3, sheep 2 on east star, in line from east"),
        "planets": (TABLE, "b", "Planets: yours b 2"),
        "dwarfs": (TABLE, "b", "1 dwarf: c 1"),
        "sabotaged": (TABLE, "at c2", "Sabotaged"),
        "clovers": (TABLE, "k", "Supply: 12 clovers"),
        "sabotages": (TABLE, "k", "7 sabotages"),
        "trifoliums": (TABLE, "k", "Trifoliums on Edenia: 13, 11, 9"),
        "players": (TABLE, "w", "Green: 3 points and 1 hidden"),
        "first": (TABLE, "t", "Green began"),
        "active": (TURN, "t", "turn of Green"),
        "round": (TABLE, "s", "Round 6"),
        "turn": (TURN, "t", "Green 1 must move"),
        "walk": (WALK, "t", "Walking on c 1"),
        "outcome": (OVER, "t", "Green wins"),
    },
    Rules: {
        "edition": (TABLE, "k", "English edition"),
        "law42": (TABLE, "k", "42 points win nothing"),
        "lambs": ("rules little-lambs", "k", "little lambs"),
        "five_passes": ("rules fr, five-passes", "k", "5 passes through the Black Hole"),
    },
    Player: {
        "clovers": (TABLE, "w", "Green: 3 points and 1 hidden, 3 clovers"),
        "flags": (TABLE, "w", "3 clovers, 3 flags in hand"),
        "trifoliums": (TABLE, "s", "Trifoliums: 15"),
        "hidden": (TABLE, "i", "Turbo-engine 3: passes the next planet. Before the move."),
        "played": (TABLE, "i green", "Face up: Quantum Accelerator"),
    },
    Planet: {
        "cell": (TABLE, "f planet", "b 2, 1 step"),
        "clovers": (TABLE, "at b2", "2 clovers"),
        "flag": (TABLE, "at b2", "your flag"),
        "protected": (TABLE, "at b2", "protected"),
    },
    Dwarf: {
        "cell": (TABLE, "f dwarf", "c 1, 1 step"),
        "tokens": (TABLE, "at c1", "2 artefacts"),
    },
    Token: {
        "name": (TABLE, "at c1", "Sheepscope 4"),
        "seen": (TABLE, "at c1", "seen by Green"),
    },
    Turn: {
        "ask": (MOVED, "t", "artefact or end"),
        "sheep": (TURN, "t", "The sheep of this turn: Green 1"),
        "moved": (MOVED, "t", "The move is over"),
        "played": (TURN, "t", "An artefact was played"),
        "engines": (TURN, "t", "Announced: 1 Turbo-engine"),
        "r2m2": (TURN, "t", "R2-M2 announced"),
        "ported": (LEAVE, "t", "Teleported already"),
        "again": (TURN, "t", "A second turn follows"),
        "drawn": (DRAWN, "t", "Dwarf on nebula, star straight, meteorite north-west"),
    },
    Walk: {
        "spot": (WALK, "t", "Walking on c 1 east star"),
        "toward": (WALK, "t", "toward east"),
        "ahead": (WALK, "t", "Ahead on this track: 1 sheep"),
        "explored": (WALK, "t", "The tile of this turn is laid"),
        "passes": (WALK, "t", "2 times through the Black Hole"),
        "trail": (WALK, "t", "Way so far from b 1: east"),
        "exit": (ROLL, "t", "Out of the Black Hole: north"),
    },
    Outcome: {
        "winners": (OVER, "t", "Green"),
        "victory": (OVER, "t", "42"),
        "rule": (OVER, "t", "WIN-2"),
        "tie_break": (TIE, "t", "ED-1"),
    },
}


def reaches() -> Iterator[object]:
    """Every row of the table, named after its field."""
    for struct, fields in FIELDS.items():
        for field, reach in fields.items():
            yield pytest.param(*reach, id=f"{struct.__name__}.{field}")


@pytest.mark.parametrize("struct", FIELDS)
def test_no_field_is_forgotten(struct: type) -> None:
    """The table above has a row for each field of each part of the state."""
    assert set(FIELDS[struct]) == set(struct.__struct_fields__)  # type: ignore[attr-defined]


def test_no_part_is_forgotten() -> None:
    """The table above has every kind of value that a state is made of."""
    parts = {
        part
        for part in vars(state).values()
        if isinstance(part, type) and part.__module__ == state.__name__ and issubclass(part, Value)
    }
    assert parts | {Outcome} == set(FIELDS)


@pytest.mark.parametrize(("position", "typed", "words"), list(reaches()))
def test_every_field_is_one_short_question_away(position: str, typed: str, words: str) -> None:
    """A question of at most 4 letters (and its arguments) tells the field."""
    word, *arguments = typed.split()
    assert len(word) <= 4
    view = EDENIA.view(Scene(position).state, Seat(0))
    listener = Listener(speech_of("edenia", "en"), ("", ""), Seat(0))
    assert words in " ".join(QUERIES[word].answer(listener, view, arguments))
