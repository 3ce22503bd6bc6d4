"""Positions as text, both ways, and what is wrong with them."""

from random import Random
from textwrap import dedent

import pytest
from msgspec.structs import replace

from rules.galaxies.atoms import Kind
from rules.galaxies.cards import NO_PILOT
from rules.galaxies.content import standard_content, write_content
from rules.galaxies.frames import Filling, RogueTurn, Rolling, Sweeping, Turn
from rules.galaxies.game import GALAXIES
from rules.galaxies.mat import Mat
from rules.galaxies.notation.wording import CANONICAL
from rules.galaxies.opening import Options, start
from rules.galaxies.ships import HOME, Where
from rules.galaxies.state import Edition, State
from rules.kernel.refused import Unreadable
from tests.rules.galaxies.scenario import Scene, mat, pilot, scene, wide
from tests.rules.games import play_on

TABLE = """
turn azure
row gort helios jakks maia
dice move energy
azure ships gort orbit 2
crimson
"""
TABLES = (
    Options(1),
    Options(1, expansion=True, rogue="gamelyn", hard=True, rogue_max=7),
    Options(2, expansion=True),
    Options(3, edition=Edition.UTEG),
    Options(4, expansion=True, open_cards=True),
    Options(5, expansion=True, edition=Edition.UTEG),
)


def read(text: str) -> State:
    """Read a position."""
    return GALAXIES.read_position(dedent(text))


def wrong(text: str) -> tuple[str, int, int]:
    """What is wrong with a text, and where."""
    with pytest.raises(Unreadable) as caught:
        read(text)
    return caught.value.fault.slip, caught.value.line, caught.value.column


@pytest.mark.parametrize("options", TABLES, ids=lambda one: f"{one.players}-{one.expansion:d}")
def test_every_position_and_view_is_read_again(options: Options) -> None:
    """From the first question to the end, for everybody who looks, with all that is under way."""
    state = GALAXIES.start(options)
    states = [state, *(m.step.state for m in play_on(GALAXIES, state, Random(options.players)))]
    for state in (*states[:40], *states[40::17], *states[-2:]):
        for seen in {state, *(GALAXIES.view(state, eyes) for eyes in (*state.seats(), None))}:
            text = GALAXIES.write_position(seen)
            assert GALAXIES.read_position(text) == seen, text
            assert GALAXIES.write_position(GALAXIES.read_position(text)) == text


def test_a_table_can_be_typed_shortly() -> None:
    """Whoever has a line plays; ships that are not told are at home, missions are not known."""
    state = read("azure\ncrimson\ngold")
    assert state.mats == (Mat(missions=(None, None), kept=None),) * 3
    assert state.stack == (Turn(), Rolling(4), Filling())
    assert [spot.where for spot in read(TABLE).mats[0].ships] == [Where.HOME, Where.ORBIT]
    assert read(TABLE).stack == (Turn(),)


def test_whoever_plays_alone_plays_against_a_rogue() -> None:
    """A Rogue in the rules, or a line of its own, is enough."""
    for text in ("azure", "rogue", "rules artemis", "azure\nrogue energy 0"):
        state = read(text)
        assert state.is_solo()
        assert state.mats[1].ships == (HOME,) * 4
    hades = read("rules hades hard rogue-7\nturn rogue\nrow gort helios jakks maia\nazure")
    assert (hades.setup.rogue, hades.setup.hard, hades.setup.rogue_max) == (3, True, 7)
    assert hades.stack == (RogueTurn(4),)


def test_set_3_a_mission_that_is_kept_was_dealt() -> None:
    """`keeps` alone is enough; what else was dealt stays unknown."""
    elder = standard_content().mission_keys.index("elder")
    mat = read("azure keeps elder\ncrimson missions ? ?").mats[0]
    assert (mat.missions, mat.kept) == ((elder, None), elder)


def test_names_are_forgiven() -> None:
    """Spaces, hyphens, capitals, commas, words cut short, French words and names."""
    english = """
        rules expansion
        turn crimson
        row la-torres omicron-fenzi gort
        pilots quill ember
        dice move move energy
        open old-library
        azure level 2, energy 3, culture 0, ships gort orbit 2, home
              missions elder ?, keeps elder
              cards pebble ?
        crimson level 3, ships home, home
              aurora at omicron-fenzi surface with kestrel
        """
    french = """
        Règles: extension
        tour cramoisi
        rangée La Torres, Omicron Fenzi, gort
        pilotes Quill, Emb
        dés 2 déplacements, énergie
        visibles vieille bibliothèque
        azur niveau 2, 3 énergies, culture 0; vaisseaux orbite de gort 2
              missions doyen ?, garde Doyen
              cartes caillou ?
        cramoisi niveau 3
              aurora surface omicron fenzi avec kestrel
        """
    assert read(french) == read(english)


def test_no_word_for_something_is_the_name_of_a_card() -> None:
    """A synonym that is a card would hide it."""
    content = standard_content()
    names = {
        *content.planet_keys,
        *content.pilot_keys,
        *content.card_keys,
        *content.mission_keys,
    }
    assert not names & set(CANONICAL)


def test_decks_of_ones_own_stand_in_the_text() -> None:
    """A position with other cards can be passed on whole."""
    text = write_content(standard_content()).replace("planet Gort:", "planet Gortland:")
    own = "\n".join(f"| {line}" for line in text.splitlines())
    state = read(f"decks own\n{own}\nrow gortland\nazure\ncrimson")
    assert GALAXIES.read_position(GALAXIES.write_position(state)) == state
    assert "gortland" in GALAXIES.write_position(state)
    assert read("decks standard 2\nazure\ncrimson").setup == read("azure\ncrimson").setup


@pytest.mark.parametrize(
    ("old", "new", "slip", "place"),
    [
        ("turn azure", "banana", "unknown-line", (2, 1)),
        ("turn azure", "turn gold", "not-playing", (2, 6)),
        ("turn azure", "galaxies 2", "format", (2, 10)),
        ("turn azure", "round 61", "number", (2, 7)),
        ("turn azure", "rules banana", "word", (2, 7)),
        ("turn azure", "rules hades", "rogue-alone", (2, 7)),
        ("turn azure", "level 2", "player-line", (2, 1)),
        ("turn azure", "row gort\nrow jakks", "second-line", (3, 1)),
        ("turn azure", "over points", "over-line", (2, 1)),
        ("turn azure", "over points, azure, END-2\ndoing turn", "stands-alone", (2, 1)),
        ("turn azure", "decks own", "decks-line", (2, 1)),
        ("turn azure", "| level 1: 2", "decks-bar", (2, 1)),
        ("turn azure", "open pebble", "no-expansion", (2, 6)),
        ("turn azure", "deck 3", "no-expansion", (2, 1)),
        ("turn azure", "gone gort", "card-twice", (2, 6)),
        ("turn azure", "once azure", "missing", (2, 1)),
        ("turn azure", "doing", "missing", (2, 1)),
        ("turn azure", "doing banana", "word", (2, 7)),
        ("turn azure", "doing die energy", "frame-lacks", (2, 7)),
        ("turn azure", "doing rolling 2", "under-way", (2, 7)),
        ("turn azure", "doing turn\ndoing rolling 2, ling", "unexpected", (3, 18)),
        ("turn azure", "doing turn\ndoing converting colony", "under-way", (3, 7)),
        ("turn azure", "doing turn\ndoing sweeping dip", "under-way", (3, 7)),
        ("turn azure", "doing turn\ndoing effect set, by azure, face colony", "under-way", (3, 7)),
        ("turn azure", "doing turn\ndoing effect gain x 2, by azure", "word", (3, 19)),
        ("gort helios", "gort gort", "card-twice", (3, 10)),
        ("gort helios", "gort banana", "name", (3, 10)),
        ("gort helios", "gort ostrel", "no-expansion", (3, 10)),
        ("maia", "maia nibiru", "row-length", (3, 1)),
        ("move energy", "move banana", "word", (4, 11)),
        ("move energy", "5 moves", "dice", (4, 1)),
        ("orbit 2", "orbit 6", "orbit", (5, 13)),
        ("orbit 2", "banana", "no-place", (5, 18)),
        ("gort orbit 2", "nibiru orbit", "not-in-row", (5, 13)),
        ("gort orbit 2", "home, home, home", "ships", (5, 25)),
        ("ships gort orbit 2", "level 3, ships gort orbit, gort orbit", "ship-twice", (5, 34)),
        ("ships gort orbit 2", "black", "word", (5, 7)),
        ("ships gort orbit 2", "ships black", "no-expansion", (5, 13)),
        ("ships gort orbit 2", "level 7", "number", (5, 13)),
        ("ships gort orbit 2", "energy 8", "number", (5, 14)),
        ("ships gort orbit 2", "energy 1, energy 2", "twice", (5, 17)),
        ("ships gort orbit 2", "missions elder orbiter, keeps hoarder", "kept", (5, 37)),
        ("ships gort orbit 2", "missions ? ? ?", "missions", (5, 7)),
        ("ships gort orbit 2", "colonies gort", "card-twice", (5, 16)),
        ("ships gort orbit 2", "aurora with quill", "no-expansion", (5, 7)),
        ("crimson", "gold", "player-order", (6, 1)),
    ],
)
def test_mistakes_are_told_with_their_place(
    old: str, new: str, slip: str, place: tuple[int, int]
) -> None:
    """What is wrong, in which line and column."""
    assert wrong(TABLE.replace(old, new, 1)) == (slip, *place)


@pytest.mark.parametrize(
    ("line", "slip", "place"),
    [
        ("open reef", "danger-open", (2, 1)),
        ("open pebble fold wake acorn", "open-cards", (2, 1)),
        ("dodged pebble\ndeck 30", "deck-size", (3, 1)),
        ("azure aurora with quill, intrepid with quill", "card-twice", (2, 40)),
        ("azure aurora at home", "pilots", (2, 7)),
        ("azure ships pebble danger 1", "no-track", (2, 13)),
        ("azure ships reef danger 3", "orbit", (2, 13)),
        ("azure ships reef danger 2, cards reef", "card-twice", (2, 34)),
    ],
)
def test_mistakes_of_the_expansion_are_told_with_their_place(
    line: str, slip: str, place: tuple[int, int]
) -> None:
    """Pilots, advanced ships, exploration cards, danger tracks."""
    others = "crimson" if line.startswith("azure") else "azure\ncrimson"
    assert wrong(f"rules expansion\n{line}\n{others}") == (slip, *place)


def test_what_cards_are_expected_is_told() -> None:
    """Where few words could stand, the fault lists them."""
    with pytest.raises(Unreadable) as caught:
        read("azure ships black hole")
    assert caught.value.fault.expected is None
    with pytest.raises(Unreadable) as caught:
        read("turn nobody")
    assert caught.value.fault.expected is not None
    assert "azure" in caught.value.fault.expected.words


def test_a_start_is_written_like_any_position() -> None:
    """Options that make no difference to the table are kept all the same."""
    for options in TABLES:
        state = start(replace(options, hard=True))
        assert GALAXIES.read_position(GALAXIES.write_position(state)) == state


def test_a_rogue_half_way_through_its_ships_is_written() -> None:
    """SOL-8: a gap is filled before the next one advances; what is left to do stands in the text."""
    begun = "rules artemis\nturn rogue\nrow . helios nagato gort"
    doing = "doing rogue 1, stage act, face diplomacy\ndoing die diplomacy, by rogue, as rogue"
    lines = f"{begun}\n{doing}, waiting azure\ndoing sweeping dip, from 2, by-die\ndoing filling"
    state = read(f"{lines}\nazure\nrogue ships helios orbit 2, home, home, home")
    assert state.stack[2] == Sweeping(Kind.DIP, 2, by_die=True)
    assert GALAXIES.read_position(GALAXIES.write_position(state)) == state


def test_a_half_finished_hire_has_a_ship_to_exchange() -> None:
    """HIR-6: one ship too many until the ordinary one is named, else nothing fits together."""
    table = scene(mat("home, jakks 0"), mat("home, home"), options=wide(), rolled="energy energy")
    table = Scene(replace(table.state, pilots=(pilot("quill"), *[NO_PILOT] * 3)))
    table.do("hire quill", "fly aurora energy energy")
    while table.who == "chance":
        table.do(GALAXIES.write_action(GALAXIES.legal(table.state)[0]))
    text = GALAXIES.write_position(table.state)
    assert table.options == ["exchange home", "exchange jakks orbit"]
    assert GALAXIES.read_position(text).stack == table.state.stack
    assert wrong(text.replace("ships home, jakks orbit", "ships home"))[0] == "under-way"
