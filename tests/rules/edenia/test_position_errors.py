"""Positions that make no sense: what is said about them, and where."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.edenia.game import EDENIA
from rules.edenia.notation.actions import parse_action
from rules.edenia.state import Ask, State
from rules.kernel.refused import Refused, Unreadable
from rules.kernel.seat import Seat
from tests.faults import told, wrong
from tests.rules.edenia.random_play import OPTIONS, random_states

WALK = "turn red, sheep 1, ask {0}\nwalk {1}\nred sheep walking, clovers 1"


def walking(ask: str, walk: str, row: str = "1 Ari +o+ ... ... ...") -> str:
    """Give a position in the middle of a walk on the first row; the turn is on line 2."""
    return f"{row}\n{WALK.format(ask, walk)}"


WORDS = (
    ("hello", 1, 1, "'hello' begins no line of a position"),
    ("# fine\n\n  6 ... ...", 3, 3, "'6' begins no line"),
    ("first reddish", 1, 7, "expected a colour (red, green, yellow, black), found 'reddish'"),
    ("edenia 2", 1, 8, "this is format 2; only format 1"),
    ("edenia uno", 1, 8, "expected a number"),
    ("edenia", 1, 1, "expected one word after 'edenia'"),
    ("edenia 1 2", 1, 10, "expected one word after 'edenia'"),
    (
        "rules fr, it",
        1,
        11,
        "expected a rule (fr, en, no-42, little-lambs, five-passes), found 'it'",
    ),
    ("artefacts turbo-3 sword", 1, 19, "'sword' is no artefact"),
    ("round 0", 1, 7, "expected a number from 1 to 200"),
    ("round 201", 1, 7, "expected a number from 1 to 200"),
    ("first", 1, 1, "expected one word after 'first'"),
    ("turn", 1, 1, "expected the colour whose turn it is"),
    ("turn red green", 1, 10, "expected one word after 'turn'"),
    ("turn red, ask why", 1, 15, "expected a question (first, start, leap"),
    ("turn red, ask l", 1, 15, "expected a question"),
    ("turn red, sheep 4", 1, 17, "expected a number from 1 to 3"),
    ("turn red, engines ten", 1, 19, "expected a number from 0 to 9"),
    ("turn red, drawn +++ +Q+", 1, 21, "'+Q+' is no tile: three glyphs"),
    ("turn red, tired", 1, 11, "expected a word about the turn"),
    ("walk", 1, 1, "expected a track and an end, as in: walk B3 east star > west"),
    ("walk B3 east star", 1, 14, "expected a track and an end: B3 east star > west"),
    ("walk B3 east star > west, slow", 1, 27, "expected a word (ahead, explored, passes, exit)"),
    ("walk B3 east star > west, ahead 12", 1, 33, "expected a number from 0 to 11"),
    ("walk B3 east star > west, passes 31", 1, 34, "expected a number from 0 to 30"),
    ("walk B6 east star > west", 1, 6, "expected a cell from A1 to E5, found 'B6'"),
    ("walk B3 up star > west", 1, 9, "expected a side (north, east, south, west, in)"),
    ("walk B3 east comet > west", 1, 14, "expected a path (star, nebula, meteorite)"),
    ("trail B3 east star > west", 1, 1, "a trail needs a walk line before it"),
    ("walk B3 east star > west\ntrail B3 >", 2, 10, "expected a track and an end"),
    ("over race, red", 1, 1, "expected the victory, the winners and the rule"),
    ("over luck, red, WIN-1", 1, 6, "expected a victory (race, law, prestige), found 'luck'"),
    ("over race, pink, WIN-1", 1, 12, "expected a colour"),
    ("north uuu uuu uuu", 1, 1, "north: expected 4 outer sides, found 3"),
    ("south uuu uuu uuu u**", 1, 19, "'u**' is no outer side"),
    ("2 ... ... ... ...", 1, 1, "row 2: expected 5 cells, or 7 words with the rim"),
    ("1 Ari ... ... ... ... uuu uuu", 1, 1, "row 1: expected 5 cells, or 6 words"),
    ("2 uuu ... ... ... ... ... uu", 1, 27, "'uu' is no outer side"),
    ("2 ... /z/ ... ... ...", 1, 7, "'/z/' is no tile"),
    ("2 ... oo+ ... ... ...", 1, 7, "'oo+' is no tile"),
    ("deck +++ | Ari", 1, 12, "'Ari' is no tile"),
    ("supply clovers", 1, 8, "expected one word after 'clovers'"),
    ("supply clovers few", 1, 16, "expected a number from 0 to 999"),
    ("supply sabotages -1", 1, 18, "expected a number from 0 to 999"),
    ("supply trifoliums 15 0", 1, 22, "expected a number from 1 to 99"),
    ("supply sheep 3", 1, 8, "expected a token (clovers, sabotages, trifoliums)"),
    ("planet", 1, 1, "expected a cell, as in: planet B2"),
    ("planet Z1", 1, 8, "expected a cell from A1 to E5"),
    ("planet B2 clovers 1 2", 1, 21, "expected one word after 'clovers'"),
    ("planet B2 moons 2", 1, 11, "expected a word (clovers, flags, protected)"),
    ("planet B2 protected", 1, 8, "a protected planet needs a flag"),
    ("dwarf", 1, 1, "expected a cell and tokens"),
    ("dwarf C1 scope-3", 1, 10, "say who has looked at it, as in scope-3:red"),
    ("dwarf C1 ? sword:red", 1, 12, "'sword' is no artefact"),
    ("dwarf C1 ?:red+", 1, 10, "expected a colour"),
    ("pad D4", 1, 1, "expected a cell and a word, as in: pad D4 sabotaged"),
    ("pad D4 broken", 1, 1, "expected a cell and a word"),
    ("pad D9 sabotaged", 1, 5, "expected a cell"),
    ("red clovers 1\nred clovers 2", 2, 1, "a line 'red' stands here a second time"),
    ("red clovers many", 1, 13, "expected a number from 0 to 999"),
    ("red flags 4", 1, 11, "expected a number from 0 to 3"),
    ("red wings 2", 1, 5, "expected a word about the player"),
    ("red hidden turbo-3 sword", 1, 20, "'sword' is no artefact"),
    ("red played ?", 1, 12, "'?' is no artefact"),
    ("sheep Arridis", 1, 1, "sheep belong to a player"),
    ("red sheep A1; Arridis; Arridis; Arridis", 1, 33, "a flock has 3 sheep, no more"),
    ("red sheep Mars", 1, 11, "a place (arridis, edenia, walking), found 'Mars'"),
    ("red sheep Arridis 2", 1, 19, "nothing can follow 'Arridis'"),
    ("red sheep B3 east", 1, 14, "expected a side and a path, as in: B3 east star"),
    ("red sheep B3 in star", 1, 14, "name a track by the side it reaches"),
    ("red sheep B3 east star 13", 1, 24, "expected a number from 1 to 12"),
)

SENSE = (
    ("1 ... ... ... ... ...", 1, 3, "A1: expected Ari, found ..."),
    ("3 ... ... OOO ... ...", 1, 11, "C3: expected hol, found OOO"),
    ("2 ... Ede ... ... ...", 1, 7, "B2: expected ..., found Ede"),
    ("turn yellow", 1, 1, "turn: nobody plays yellow"),
    ("red flags 2", 1, 1, "red: 2 flags in hand and 0 on planets do not make 3"),
    ("planet B2 clovers 1", 1, 8, "no habitable planet lies at B2"),
    ("dwarf B2 ?", 1, 7, "no dwarf planet lies at B2"),
    ("pad B2 sabotaged", 1, 5, "no pad lies at B2"),
    ("red clovers 22", 1, 1, "31 clovers on the table, but the box has 30"),
    ("red sheep walking", 1, 11, "only the sheep of the turn can be walking"),
    ("turn red, sheep 2\nred sheep walking", 2, 11, "only the sheep of the turn can be walking"),
    ("red sheep B2", 1, 11, "B2 has no planet or pad"),
    ("red sheep E5", 1, 11, "E5 has no planet or pad"),
    ("red sheep B2 east star", 1, 11, "no tile with tracks lies at B2"),
    ("red sheep A1 east star", 1, 11, "no tile with tracks lies at A1"),
    (
        "1 Ari +++ ... ... ...\nred sheep B1 east star; B1 west star 1",
        2,
        11,
        "several sheep stand on B1 east star: add the place in line",
    ),
    (
        "1 Ari +++ ... ... ...\nred sheep B1 east star 1; B1 east star 3",
        2,
        27,
        "the places in line on B1 east star must be 1 to 2",
    ),
    (
        "1 Ari +++ ... ... ...\nred sheep B1 east star 1; B1 west star 2",
        2,
        27,
        "the places in line on B1 east star must be 1 to 2",
    ),
    ("1 Ari o++ ... ... ...\nred sheep B1; B1", 2, 15, "has room for one sheep"),
    ("artefacts turbo-3\nred hidden ? ?\nturn red", 2, 1, "more artefacts on the table than"),
    ("turn red, ask over", 1, 1, "ask over needs an over line"),
    ("turn red, ask leap, sheep 1", 1, 1, "ask leap needs a walk line"),
    ("turn red, drawn +++", 1, 1, "drawn tiles wait for nothing"),
    ("turn red, ask planet, sheep 1", 1, 1, "ask planet needs the sheep of the turn on a planet"),
    ("turn red, ask keep", 1, 1, "ask keep needs the sheep of the turn on a dwarf"),
    ("turn red, ask leave, sheep 1", 1, 1, "ask leave needs the sheep of the turn on a pad"),
    (
        "1 Ari o++ ... ... ...\nturn red, ask keep, sheep 1\nred sheep B1",
        2,
        1,
        "ask keep: the player must have",
    ),
    (
        "1 Ari o++ ... ... ...\nturn red, ask reveal, sheep 1\nred sheep B1\ndwarf B1 turbo-3:red",
        2,
        1,
        "ask reveal needs an artefact that is not known",
    ),
    (
        "1 Ari OOO ... ... ...\nturn red, ask planet, sheep 1\nred sheep B1\nplanet B1 cl 0, fl r, pro",
        2,
        1,
        "ask planet: there is nothing to choose",
    ),
    ("turn red, ask place", 1, 1, "ask place without a walk is the Sheepscope: drawn must be 1"),
    ("turn red, ask draw, drawn +++", 1, 1, "the Sheepscope: drawn must be 0"),
    ("turn red, ask draw", 1, 1, "the Sheepscope needs a tile to draw and a cell for it"),
    (
        "1 Ari +++ ... ... ...\nturn red, ask draw\ndeck none",
        2,
        1,
        "the Sheepscope needs a tile to draw and a cell for it",
    ),
    ("turn red, sheep 1\nwalk A1 east star > east", 1, 1, "a walk needs the sheep of the turn"),
    ("turn red\nwalk A1 east star > east", 1, 1, "a walk needs the sheep of the turn"),
    (walking("draw", "A1 west star > west"), 2, 1, "Arridis is left by an exit"),
    (walking("draw", "A1 east star > south"), 2, 1, "Arridis is left by an exit"),
    (walking("leap", "A1 east star > east"), 2, 1, "ask leap cannot come up on Arridis"),
    (walking("draw", "B2 east star > east"), 3, 1, "no tile with tracks lies at B2"),
    (walking("draw", "B1 east star > north"), 3, 1, "that is no end of the track"),
    (walking("leap", "B1 east star > east, ahead 1"), 2, 1, "more sheep are ahead than stand"),
    (walking("dwarf, moved", "B1 west nebula > in"), 2, 1, "the move is over, and so is the walk"),
    ("turn red, ask first\nsupply clovers 3", 1, 1, "the supply needs 4 clovers to deal"),
    (walking("start", "B1 east star > east"), 2, 1, "ask start cannot come up during a walk"),
    (walking("after", "B1 east star > east"), 2, 1, "ask after cannot come up during a walk"),
    (walking("leap", "B1 east star > east"), 2, 1, "has not come to the question leap"),
    (walking("tunnel", "B1 east star > east"), 2, 1, "has not come to the question tunnel"),
    (walking("tunnel", "B1 north star > north"), 2, 1, "has not come to the question tunnel"),
    (walking("dwarf", "B1 east star > east"), 2, 1, "has not come to the question dwarf"),
    (walking("hole", "B1 west nebula > in"), 2, 1, "has not come to the question hole"),
    (walking("hole", "C3 west star > in, passes 30"), 2, 1, "has not come to the question hole"),
    (walking("roll", "C3 west star > in"), 2, 1, "has not come to the question roll"),
    (walking("draw", "B1 east star > west"), 2, 1, "has not come to the question draw"),
    (walking("draw", "B1 east star > east, explored"), 2, 1, "not come to the question draw"),
    (walking("draw, drawn +++", "B1 east star > east"), 2, 1, "not come to the question draw"),
    (walking("lay, drawn +++", "B1 east star > east"), 2, 1, "not come to the question lay"),
    (walking("under, drawn +++ ///", "B1 east star > east"), 2, 1, "to the question under"),
)


@pytest.mark.parametrize(("text", "line", "column", "message"), [*WORDS, *SENSE])
def test_a_broken_position_is_told_with_its_place(
    text: str, line: int, column: int, message: str
) -> None:
    """The line, the column and what was expected there."""
    with pytest.raises(Unreadable) as caught:
        EDENIA.read_position(text)
    assert message in wrong(caught.value)
    assert (caught.value.line, caught.value.column) == (line, column)


def _texts() -> tuple[str, ...]:
    """Texts of random games, one for each question, and each as red sees it."""
    found: dict[Ask, State] = {}
    for seed in range(30):
        for options in OPTIONS:
            for state in random_states(seed, options):
                if len(state.planets) + len(state.dwarfs) > 3:
                    found.setdefault(state.turn.ask, state)
    states = (*found.values(), *(EDENIA.view(state, Seat(0)) for state in found.values()))
    return tuple(EDENIA.write_position(state) for state in states)


TEXTS = _texts()
VOCABULARY = sorted(
    {word.strip(",;") for text in TEXTS for word in text.split()}
    | {*",;|>?#", "in", "black", "none", "unknown", "little-lambs", "OOO", "0", "99", "drawn", "²"}
)
ODD_COMMANDS = (
    *(
        "go 1 north",
        "go 2 in",
        "go 3 east star",
        "jump 1 b2",
        "skip",
        "leap",
        "stop",
        "on",
        "search",
    ),
    *(
        "tunnel star",
        "keep turbo-3",
        "hole in",
        "clover",
        "flag",
        "lay OOO",
        "under +++",
        "place c2",
    ),
    *("play turbo-3", "play junction-3 1 in star", "play pocket-red-5 2 d4", "play gromout b2"),
    *("play scope-4", "end", "first black", "roll star", "draw OOO", "reveal r2m2-4", "go 9 west"),
)
edits = st.lists(
    st.tuples(
        st.sampled_from(("delete", "double", "swap", "word", "word", "insert", "char")),
        st.integers(0, 30),
        st.integers(0, 12),
        st.sampled_from(VOCABULARY),
        st.characters(codec="utf-8"),
    ),
    min_size=1,
    max_size=3,
)
Edit = tuple[str, int, int, str, str]


def edited(text: str, changes: list[Edit]) -> str:
    """Do to a text what tired fingers do."""
    lines = text.splitlines()
    for kind, row, place, word, char in changes:
        at = row % len(lines)
        words = lines[at].replace(",", " , ").split()
        match kind:
            case "delete":
                lines[at] = ""
            case "double":
                lines.append(lines[at])
            case "swap":
                lines[at], lines[at - 1] = lines[at - 1], lines[at]
            case "char":
                lines[at] = lines[at][:place] + char + lines[at][place + 1 :]
            case "insert":
                lines[at] = " ".join((*words[:place], word, *words[place:]))
            case _ if words:
                words[place % len(words)] = word
                lines[at] = " ".join(words)
    return "\n".join(lines)


def understood(text: str) -> State | Unreadable:
    """Read a position, or give the complaint; anything else is a crash."""
    try:
        return EDENIA.read_position(text)
    except Unreadable as error:
        return error


@settings(derandomize=True, max_examples=1200, deadline=None)
@given(st.sampled_from(TEXTS), edits, st.sampled_from(ODD_COMMANDS))
@example(TEXTS[0], [], "skip")
def test_whatever_is_read_can_be_played_on(text: str, changes: list[Edit], command: str) -> None:
    """Slips are Unreadable or a position like any other: written, read again, and played."""
    typed = edited(text, changes)
    state = understood(typed)
    if isinstance(state, Unreadable):
        assert 1 <= state.line <= len(typed.splitlines())
        assert state.column >= 1
        assert wrong(state)
        return
    assert understood(EDENIA.write_position(state)) == state
    for action in EDENIA.legal(state):
        after = EDENIA.apply(state, action).state
        assert understood(EDENIA.write_position(after)) == after
    odd = parse_action(command)
    if odd not in EDENIA.legal(state):
        with pytest.raises(Refused):
            EDENIA.apply(state, odd)


@settings(derandomize=True, max_examples=500, deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_a_position_or_unreadable(text: str) -> None:
    """No text at all makes the reader stumble."""
    read = understood(text)
    if isinstance(read, Unreadable):
        assert told(read).startswith(f"line {read.line}, column {read.column}: ")
