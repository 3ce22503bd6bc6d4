"""Actions as text, both ways."""

from collections.abc import Callable
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.edenia import actions as a
from rules.edenia.actions import Action
from rules.edenia.galaxy import (
    EAST,
    IN,
    METEORITE,
    NEBULA,
    NORTH,
    SOUTH,
    STAR,
    WEST,
    Cell,
    Face,
)
from rules.edenia.game import EDENIA
from rules.edenia.notation.actions import parse_action
from rules.edenia.opening import Options
from rules.edenia.state import State
from rules.kernel.expected import OneOf
from rules.kernel.refused import Ambiguous, NotACommand, Refused
from rules.kernel.seat import Seat
from tests.rules.edenia.random_play import OPTIONS, random_states
from tests.rules.edenia.scenario import Scene

PATHS = ("star", "nebula", "meteorite")
A1, B2, C2, D4, E5 = Cell(0), Cell(6), Cell(7), Cell(18), Cell(24)

TABLE: tuple[tuple[str, Action], ...] = (
    ("go 1 east star", a.Go(1, EAST, STAR)),
    ("go 1 south meteorite", a.Go(1, SOUTH, METEORITE)),
    ("go 2 north", a.Go(2, NORTH)),
    ("go 3 in", a.Go(3, IN)),
    ("jump 2 d4", a.Jump(2, D4)),
    ("skip", a.Skip()),
    ("leap", a.Leap()),
    ("stop", a.Stop()),
    ("tunnel nebula", a.Tunnel(NEBULA)),
    ("on", a.On()),
    ("search", a.Search()),
    ("keep scope-4", a.Keep("scope-4")),
    ("hole west", a.Exit(WEST)),
    ("clover", a.TakeClover()),
    ("flag", a.RaiseFlag()),
    (r"lay +o/", a.Lay(Face("+o/"))),
    ("lay OOO", a.Lay(Face("OOO"))),
    (r"under \r+", a.Under(Face(r"\r+"))),
    ("place c2", a.Place(C2)),
    ("play turbo-3", a.Play("turbo-3")),
    ("play quantum", a.Play("quantum")),
    ("play junction-4 2 north star", a.PlayJunction("junction-4", 2, NORTH, STAR)),
    ("play pocket-red-5 1 d4", a.PlayPocket("pocket-red-5", 1, D4)),
    ("play gromout b2", a.PlayGromout("gromout", B2)),
    ("end", a.End()),
    ("first yellow", a.First(Seat(2))),
    ("roll meteorite", a.Roll(METEORITE)),
    ("draw +/\\", a.Draw(Face("+/\\"))),
    ("reveal pocket-yellow-3", a.Reveal("pocket-yellow-3")),
)

LEGIBLE = tuple(row for row in TABLE if not isinstance(row[1], a.Lay | a.Under))
"""Without the tiles whose glyphs are letters: there capitals mean something else."""


@pytest.fixture(scope="module")
def opening() -> State:
    """Everybody on Arridis, red to move."""
    return EDENIA.start(Options(first=Seat(0)))


def test_the_table_has_every_kind_of_action() -> None:
    """No action type is left out below."""
    assert {type(action) for _, action in TABLE} == set(get_args(Action))


@pytest.mark.parametrize(("text", "action"), TABLE)
def test_every_action_is_written_as_its_text(text: str, action: Action) -> None:
    """There is one canonical text."""
    assert EDENIA.write_action(action) == text


@pytest.mark.parametrize(("text", "action"), TABLE)
def test_every_text_is_read_as_its_action(text: str, action: Action, opening: State) -> None:
    """Legal or not, the canonical text is understood."""
    assert EDENIA.read_action(opening, text) == action


@pytest.mark.parametrize("change", [str.upper, str.title, lambda text: f"  {text}\t "])
@pytest.mark.parametrize(("text", "action"), LEGIBLE)
def test_case_and_outer_space_do_not_matter(
    text: str, action: Action, change: Callable[[str], str], opening: State
) -> None:
    """Shouting and stray blanks are forgiven, whether the action is legal or not."""
    assert EDENIA.read_action(opening, change(text)) == action


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("g 1 e s", a.Go(1, EAST, STAR)),
        ("go 1 SOUTH met", a.Go(1, SOUTH, METEORITE)),
        ("g   1   e   n", a.Go(1, EAST, NEBULA)),
        ("sk", a.Skip()),
        ("s", a.Skip()),
        ("st", a.Stop()),
        ("se", a.Search()),
        ("tu neb", a.Tunnel(NEBULA)),
        ("h w", a.Exit(WEST)),
        ("j 2 D4", a.Jump(2, D4)),
        ("plac C2", a.Place(C2)),
        ("play JUNCTION-4 2 n st", a.PlayJunction("junction-4", 2, NORTH, STAR)),
        ("fi y", a.First(Seat(2))),
        ("ro m", a.Roll(METEORITE)),
        ("go 1 i", a.Go(1, IN)),
        ("place e5", a.Place(E5)),
        ("place A1", a.Place(A1)),
    ],
)
def test_words_may_be_cut_short(typed: str, action: Action, opening: State) -> None:
    """A beginning that fits one word only is enough, for legal and other actions."""
    assert EDENIA.read_action(opening, typed) == action


@pytest.mark.parametrize("text", ["lay ooo", "under Ooo", "draw ooo"])
def test_habitable_planet_may_be_typed_in_lower_case(text: str, opening: State) -> None:
    """The tile OOO is meant, as in positions, though no such action is legal here."""
    assert EDENIA.write_action(EDENIA.read_action(opening, text)) == text.lower().replace(
        "ooo", "OOO"
    )


def test_a_legal_action_wins_over_another_reading() -> None:
    """`s` alone is skip, stop or search; only one of them is legal at each question."""
    scene = Scene(r"""
        1  Ari +o+ ... ... ...
        turn red, ask dwarf, sheep 1
        walk B1 west nebula > in
        red sheep walking
    """)
    assert EDENIA.read_action(scene.state, "s") == a.Stop()


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", "one of: clover, draw, end, first, flag, go, hole, jump"),
        ("   ", "one of"),
        ("fly 1 east", "one of"),
        ("1", "one of"),
        ("s", "one of"),
        ("pla c2", "one of"),
        ("go", "go SHEEP SIDE [PATH], as in: go 1 east star"),
        ("go one east", "go SHEEP SIDE [PATH]"),
        ("go 0 east", "go SHEEP SIDE [PATH]"),
        ("go 12 east", "go SHEEP SIDE [PATH]"),
        ("go ² east", "go SHEEP SIDE [PATH]"),
        ("go 1 up", "go SHEEP SIDE [PATH]"),
        ("go 1 east comet", "go SHEEP SIDE [PATH]"),
        ("go 1 east star now", "go SHEEP SIDE [PATH]"),
        ("jump 1", "jump SHEEP CELL"),
        ("jump 1 f6", "jump SHEEP CELL"),
        ("jump x d4", "jump SHEEP CELL"),
        ("tunnel", "tunnel PATH"),
        ("tunnel up", "tunnel PATH"),
        ("roll 3", "roll PATH"),
        ("hole", "hole SIDE"),
        ("hole up", "hole SIDE"),
        ("keep", "keep ARTEFACT"),
        ("keep sword", "keep ARTEFACT"),
        ("reveal turbo-", "reveal ARTEFACT"),
        ("lay", "lay TILE"),
        ("lay oo+", "lay TILE"),
        ("under ++", "under TILE"),
        ("draw hol", "draw TILE"),
        ("draw ...", "draw TILE"),
        ("place", "place CELL"),
        ("place z9", "place CELL"),
        ("first", "first COLOUR"),
        ("first blue", "first COLOUR"),
        ("play", "play ARTEFACT"),
        ("play sword", "play ARTEFACT"),
        ("play turbo-3 1", "play ARTEFACT"),
        ("play gromout up", "play ARTEFACT"),
        ("play junction-4 1 north", "play ARTEFACT"),
        ("play junction-4 x north star", "play ARTEFACT"),
        ("play pocket-red-5 1 z9", "play ARTEFACT"),
        ("skip 1", "skip"),
        ("end now", "end"),
    ],
)
def test_not_a_command_tells_what_could_have_stood_there(typed: str, expected: str) -> None:
    """Without a verb it lists the verbs, with one it shows its form."""
    with pytest.raises(NotACommand) as caught:
        parse_action(typed)
    assert caught.value.typed == typed.strip()
    assert str(caught.value.expected).startswith(expected)


def test_the_verbs_it_lists_are_those_of_the_table() -> None:
    """Whoever types nonsense is told every verb there is."""
    with pytest.raises(NotACommand) as caught:
        parse_action("?")
    assert isinstance(caught.value.expected, OneOf)
    assert set(caught.value.expected.words) == {text.split()[0] for text, _ in TABLE}


@pytest.mark.parametrize(
    ("typed", "understood"),
    [
        ("fly", 0),
        ("go", 1),
        ("go 1 up star", 2),
        ("go 1 east star now", 4),
        ("jump 2 z9", 2),
        ("play junction-4 2 xx star", 3),
        ("play gromout zz", 2),
        ("play turbo-3 1", 2),
        ("skip now", 1),
        ("draw +q+", 1),
    ],
)
def test_the_first_word_that_makes_no_sense_is_known(typed: str, understood: int) -> None:
    """So many words are understood; when all are, one is missing."""
    with pytest.raises(NotACommand) as caught:
        parse_action(typed)
    assert caught.value.understood == understood


@pytest.mark.parametrize(
    ("typed", "listed"),
    [
        ("go 3 east star", "go 1 east star"),
        ("GO 2 s met", "go 1 south meteorite"),
        ("play pocket-red-5 3 d4", "play pocket-red-5 1 d4"),
    ],
)
def test_mov_3_an_equal_sheep_is_understood_as_the_listed_one(typed: str, listed: str) -> None:
    """Sheep 1 to 3 stand on Arridis: whichever is named, the lowest number is meant."""
    state = Scene("4 ... ... ... r++ ...\nred hidden pocket-red-5").state
    action = EDENIA.read_action(state, typed)
    assert EDENIA.write_action(action) == listed
    assert action in EDENIA.legal(state)


def test_mov_3_an_equal_sheep_with_words_left_off_leaves_the_same_choices(opening: State) -> None:
    """Three paths lead east for sheep 3, too; they are named as it was."""
    with pytest.raises(Ambiguous) as caught:
        EDENIA.read_action(opening, "go 3 e")
    assert caught.value.candidates == tuple(f"go 3 east {path}" for path in PATHS)


@pytest.mark.parametrize("place", ["B2 planet", "B1 east star", "C1 dwarf", "Edenia"])
def test_mov_3_a_sheep_elsewhere_is_no_equal(place: str) -> None:
    """Only those on the same planet are equal; each other place keeps its own number."""
    galaxy = "1 Ari +++ o++ ... ...\n2 ... OOO ... ... ..."
    won = "trifoliums 15, " if place == "Edenia" else ""
    state = Scene(f"{galaxy}\nred {won}sheep Arridis; {place}; Arridis").state
    assert EDENIA.read_action(state, "go 3 east star") == a.Go(1, EAST, STAR)
    assert EDENIA.read_action(state, "go 2 east star") == a.Go(2, EAST, STAR)


def test_could_mean_several_things_lists_them(opening: State) -> None:
    """A side without a path from Arridis leaves three paths open."""
    with pytest.raises(Ambiguous) as caught:
        EDENIA.read_action(opening, " GO 1 e ")
    assert caught.value.typed == "GO 1 e"
    assert caught.value.candidates == (
        "go 1 east star",
        "go 1 east nebula",
        "go 1 east meteorite",
    )


@pytest.mark.parametrize(
    ("typed", "reason", "rule", "facts"),
    [
        ("leap", "not-asked", "LEAP-2", {"question": "leap"}),
        ("roll star", "not-asked", "HOLE-1", {"question": "roll"}),
        ("go 1 north star", "no-such-exit", "MOV-3", {"place": "Arridis", "side": "north"}),
        ("go 2 north star", "no-such-exit", "MOV-3", {"place": "Arridis", "side": "north"}),
        ("go 9 east star", "no-such-sheep", "SET-3", {"sheep": "9"}),
        ("jump 1 d4", "not-on-a-pad", "TEL-2", {"sheep": "1", "place": "Arridis"}),
        ("play turbo-3", "not-in-hand", "ART-1", {"artefact": "turbo-3"}),
        ("end", "move-or-skip", "SKIP-1", {}),
    ],
)
def test_not_legal_now_is_a_command_that_is_refused(
    typed: str, reason: str, rule: str, facts: dict[str, str], opening: State
) -> None:
    """It is read without complaint; doing it tells the reason, the rule and the facts."""
    action = EDENIA.read_action(opening, typed)
    with pytest.raises(Refused) as caught:
        EDENIA.apply(opening, action)
    assert (caught.value.reason, caught.value.rule) == (reason, rule)
    assert caught.value.facts == facts


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_legal_actions_of_random_games_go_to_text_and_back(options: Options) -> None:
    """Whatever may be done can be typed, no two actions look alike, with or without the state."""
    for state in random_states(5, options):
        legal = EDENIA.legal(state)
        texts = [EDENIA.write_action(action) for action in legal]
        assert len(set(texts)) == len(texts)
        assert [EDENIA.read_action(state, text) for text in texts] == list(legal)
        assert [parse_action(text) for text in texts] == list(legal)


STATES = tuple(list(random_states(3, OPTIONS[0]))[::7])
WORDS = sorted({word for text, _ in TABLE for word in text.split()} | set("gs1nei#,") | {"", "x9"})
typed_lines = st.one_of(
    st.text(max_size=30), st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join)
)


def understood(state: State, typed: str) -> Action | NotACommand | Ambiguous:
    """Read a line, or give the complaint; anything else is a crash."""
    try:
        return EDENIA.read_action(state, typed)
    except (NotACommand, Ambiguous) as error:
        return error


@settings(derandomize=True, max_examples=1500, deadline=None)
@given(st.sampled_from(STATES), typed_lines)
def test_any_text_is_an_action_or_told_why_not(state: State, typed: str) -> None:
    """Reading raises NotACommand or Ambiguous, doing what was read raises Refused, nothing else."""
    legal = EDENIA.legal(state)
    read = understood(state, typed)
    if isinstance(read, NotACommand):
        assert read.typed == typed.strip()
        assert 0 <= read.understood <= len(typed.split())
    elif isinstance(read, Ambiguous):
        assert len(read.candidates) > 1
        assert set(read.candidates) <= {EDENIA.write_action(action) for action in legal}
    elif read in legal:
        EDENIA.apply(state, read)
    else:
        assert parse_action(EDENIA.write_action(read)) == read
        with pytest.raises(Refused) as caught:
            EDENIA.apply(state, read)
        assert caught.value.rule in EDENIA.rulebook.ids()
