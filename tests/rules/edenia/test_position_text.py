"""Positions as text: one canonical form, forgiving reading, sensible defaults."""

from collections import defaultdict

import pytest
from msgspec.structs import replace

from rules.edenia.galaxy import HOME, Cell
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import Ask, Edition, Player, Rules, State, Token
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from tests.rules.edenia.fixed_box import FIXED_BOX, typed
from tests.rules.edenia.random_play import OPTIONS, random_states
from tests.rules.edenia.scenario import Scene

GOLDEN = r"""
edenia 1
rules     en, no-42
round     6
first     green
turn      red, ask leap, sheep 2, played, r2m2, again, engines 1
walk      B3 east star > west, ahead 1, explored, passes 1
trail     C3 west star > west
trail     B3 east star > west
               A    B    C    D    E
north              xuu  uuu  u*u  uu*
1             Ari  +/\  o/+  ...  ...  uuu
2        u*u  /+/  OOO  OOO  ...  ...  *uu
3        uuu  ...  +y+  hol  ...  ...  uuu
4        uux  ...  ...  ...  +/r  ...  u*u
5        uuu  ...  ...  ...  ...  Ede
south         uuu  uu*  *uu  uuu
deck      OOO \+/ | +o/ | b+/
supply    clovers 4, sabotages 7, trifoliums 13 11 9
planet    B2 clovers 2, flag red, protected
planet    C2 clovers 0, flag yellow
dwarf     C1 scope-3:red+yellow ?
pad       D4 sabotaged
red       clovers 2, flags 2, hidden junction-4 quantum, played turbo-5
          sheep Arridis; walking; C1 dwarf
green     clovers 0, flags 3, trifoliums 15, hidden ?
          sheep Edenia; B3 east star; D4 pad
yellow    clovers 5, flags 2
          sheep C3 south nebula 2; B2 planet; C3 south nebula 1
""".lstrip()

BY_HAND = r"""
  # the same, as somebody typed it
EDENIA 1
  1 Ari +/\ o/+ ... ...
  2 /+/ OOO ooo ... ...
  3 ... +y+ HOL ... ...
  4 uux ... ... ... +/r ... u*u
  north xuu uuu u*u uu*
  Deck ooo \+/|+o/|b+/       # top layer first
  Supply clovers 4 , Sabotages 7, TRIFOLIUMS 9 11 13
Red clov 2, HID quantum junction-4, play Turbo-5
sheep arr ;; walk; c1 DWARF
Yellow clovers 5, sheep C3 so neb 2; b2; C3 s n 1
GREEN trif 15, hidden ?, sheep e ; B3 WEST STAR; d4 pad
Turn red,ask LEAP,sheep 2, pla, r2, ag, engines 1
first g
walk b3 e st>w,ahead 1,expl,pass 1
trail c3 w s > west; B3 East Star > West
planet b2 prot, flag r, clovers 2
PLANET C2 flag yel, clovers 0
dwarf c1 ? SCOPE-3:yellow+red
pad d4 SABOTAGED
rules NO-42 e
round 6
"""


def test_canonical_text_of_a_rich_position() -> None:
    """Everything that can lie on a table and be open in a turn has its place in the text."""
    assert EDENIA.write_position(EDENIA.read_position(GOLDEN)) == GOLDEN


def test_typed_by_hand_it_is_the_same_position() -> None:
    """Order of lines, case, spacing, cut-off words, comments and a left-out rim do not matter."""
    assert EDENIA.write_position(EDENIA.read_position(BY_HAND)) == GOLDEN


def test_the_rich_position_means_what_it_says() -> None:
    """A few of its facts, one by one."""
    scene = Scene(GOLDEN)
    state = scene.state
    assert state.rules == Rules(Edition.EN, law42=False)
    assert (state.round, state.first, state.active) == (6, Seat(1), Seat(0))
    assert scene.choices == ["leap", "stop"]
    assert (state.turn.played, state.turn.r2m2, state.turn.again) == (True, True, True)
    assert (state.turn.engines, state.turn.moved, state.turn.ported) == (1, False, False)
    assert state.walk is not None
    assert (state.walk.ahead, state.walk.explored, state.walk.passes) == (1, True, 1)
    assert len(state.walk.trail) == 2
    assert state.deck == (("OOO", "\\+/"), ("+o/",), ("b+/",))
    assert state.rim[0] == "xuu"
    assert scene.planet("B2").protected
    assert scene.planet("C2").flag == Seat(2)
    assert scene.dwarf("C1").tokens == (Token("scope-3", 0b101), Token())
    assert state.sabotaged == (Cell(18),)
    assert scene.player("green") == Player(0, 3, (15,), (None,))
    assert scene.line("yellow 1") == ["yellow 3", "yellow 1"]


def both_ways(state: State) -> None:
    """Write a state and read it again."""
    text = EDENIA.write_position(state)
    again = EDENIA.read_position(text)
    assert again == state
    assert EDENIA.write_position(again) == text


@pytest.fixture(scope="module")
def asked() -> dict[Ask, list[State]]:
    """A few states of random games for every question."""
    found: dict[Ask, list[State]] = defaultdict(list)
    for seed in range(40):
        for options in OPTIONS:
            for state in random_states(seed, options):
                if len(found[state.turn.ask]) < 15:
                    found[state.turn.ask].append(state)
    return found


@pytest.mark.parametrize("ask", Ask, ids=lambda ask: ask.value)
def test_every_question_of_a_move_can_be_written_and_read(
    ask: Ask, asked: dict[Ask, list[State]]
) -> None:
    """The middle of a move loses nothing, for the whole table and for every view of it."""
    assert asked[ask]
    for state in asked[ask]:
        both_ways(state)
        for seat in (None, *state.seats()):
            both_ways(EDENIA.view(state, seat))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_whole_random_game_can_be_written_and_read(options: Options) -> None:
    """From the first state to the last, and as others see it."""
    for state in random_states(11, options):
        both_ways(state)
        both_ways(EDENIA.view(state, Seat(1)))


@pytest.mark.parametrize(
    "position",
    [
        r"""
        turn red, ask draw, sheep 1, played, r2m2, drawn +o/
        walk A1 east star > east
        red played r2m2-3, sheep walking
        """,
        r"""
        turn red, ask lay, sheep 1, played, r2m2, drawn +o/ \o+ +o/
        walk A1 east star > east
        red played r2m2-3, sheep walking
        """,
        r"""
        1  Ari +++ ... ... ...
        turn red, ask under, sheep 1, played, drawn +o/ \o+
        walk A1 east star > east, explored
        deck none
        red played r2m2-3, sheep walking
        """,
        r"""
        1  Ari +++ ... ... ...
        turn green, ask place, moved, drawn OOO
        deck unknown
        green played scope-3, hidden ?
        """,
        r"""
        1  Ari o++ ... ... ...
        turn red, ask reveal, sheep 1
        dwarf B1 ? turbo-3:red+green
        red sheep B1 dwarf
        """,
    ],
)
def test_rare_questions_typed_by_hand_can_be_written_and_read(position: str) -> None:
    """R2-M2, the Sheepscope and a half-seen dwarf planet, which random games seldom reach."""
    both_ways(typed(position))


def test_a_game_won_in_the_middle_of_a_walk_can_be_written_and_read() -> None:
    """WIN-2: the leap pays the clover that was one too many; the sheep is still on its way."""
    scene = Scene(r"""
        1  Ari +++ +++ ... ...
        supply clovers 0
        red clovers 28, trifoliums 15, sheep Edenia; B1 west star 1
        green sheep B1 west star 2
    """)
    scene.play("go 2 east")
    assert scene.state.outcome == Outcome((Seat(0),), "law", "WIN-2")
    assert scene.where("red 2") == "walking"
    both_ways(scene.state)


def test_a_search_tried_out_on_a_view_can_be_written_and_read() -> None:
    """DWA-3: green has looked at the artefact; red, who has not, tries out what searching brings."""
    scene = Scene(r"""
        1  Ari o++ ... ... ...
        turn red, ask dwarf, sheep 1
        walk B1 west star > in
        dwarf B1 ?:green
        red clovers 1, sheep walking
    """)
    scene.play("search")
    assert scene.asks == "reveal"
    both_ways(scene.state)


def test_empty_text_is_a_two_player_game_with_nothing_handed_out() -> None:
    """As at the start, red to move, but all clovers of the players are still in the supply."""
    start = EDENIA.start(Options(2, Seat(0)))
    expected = replace(start, clovers=30 - 9, players=(Player(), Player()))
    assert EDENIA.read_position("") == expected
    assert EDENIA.read_position("\n # nothing\n\n") == expected


@pytest.mark.parametrize(("colour", "players"), [("green", 2), ("yellow", 3), ("black", 4)])
def test_as_many_players_as_the_last_colour_that_is_named(colour: str, players: int) -> None:
    """Those before it play too, with all their sheep on Arridis."""
    state = EDENIA.read_position(f"{colour} clovers 1")
    assert len(state.players) == players
    assert state.flock == ((HOME, tuple(range(3 * players))),)
    assert len(state.trifoliums) == players + 2


def test_supply_has_what_lies_nowhere_else() -> None:
    """SET-1: 30 less 8 on relays, 3 and 1 on planets, 2 and 4 in hand."""
    scene = Scene(r"""
        north xuu uuu u*u uu*
        1  Ari OOO OOO ... ...
        planet C1 clovers 1
        red clovers 2
        green clovers 4
    """)
    assert scene.state.clovers == 30 - 8 - 3 - 1 - 2 - 4


def test_tokens_that_were_taken_are_not_in_the_supply() -> None:
    """Trifoliums before players and sabotages on pads are missing from what is left."""
    scene = Scene(r"""
        1  Ari y++ +b+ ... ...
        pad B1 sabotaged
        pad C1 sabotaged
        red trifoliums 13, sheep Edenia
    """)
    assert scene.state.trifoliums == (15, 11, 9)
    assert scene.state.sabotages == 6


def test_deck_is_the_box_without_what_is_laid() -> None:
    """SET-2: a starter is missing from the upper layer, another tile from the lower."""
    start = EDENIA.start(Options(2, Seat(0), box=FIXED_BOX)).deck
    state = typed(r"1 Ari +/\ OOO ... ...")
    assert start is not None
    assert state.deck is not None
    assert state.deck[0] == ("/\\+", "\\+/")
    assert sorted((*state.deck[1], "OOO")) == sorted(start[1])


def test_deck_without_starters_has_one_layer() -> None:
    """SET-2: an empty layer is none."""
    state = typed("1 Ari +/\\ \\+/ /\\+ ...")
    assert state.deck is not None
    assert [len(layer) for layer in state.deck] == [19]


@pytest.mark.parametrize("row", [r"1 Ari \\\ ... ... ...", r"1 Ari +/\ +/\ ... ..."])
def test_deck_is_unknown_when_tiles_are_not_ours(row: str) -> None:
    """A face our box has not, or has not that often: any tile may come."""
    state = typed(row)
    assert state.deck is None
    both_ways(state)


@pytest.mark.parametrize(("line", "deck"), [("deck none", ()), ("deck UNKNOWN", None)])
def test_deck_may_be_empty_or_unknown(line: str, deck: tuple[()] | None) -> None:
    """Both are told apart from a deck that is not mentioned."""
    assert typed(line).deck == deck


def test_planets_and_dwarfs_are_stocked() -> None:
    """HAB-1 and DWA-1: three clovers, two artefacts nobody has seen, no flags."""
    scene = Scene("1 Ari OOO o/+ ... ...")
    assert (scene.planet("B1").clovers, scene.planet("B1").flag) == (3, None)
    assert scene.dwarf("C1").tokens == (Token(), Token())


def test_dwarfs_share_what_artefacts_are_left() -> None:
    """DWA-1: five artefacts, one in hand and one on D1: two for B1 and one for C1."""
    scene = Scene(r"""
        artefacts turbo-3 turbo-4 turbo-5 scope-3 gromout
        1  Ari o/+ o+\ +o/ +\o
        dwarf D1 ?
        red hidden gromout
    """)
    assert [len(dwarf.tokens) for dwarf in scene.state.dwarfs] == [2, 1, 1, 0]


def test_little_lambs_have_no_artefacts() -> None:
    """OPT-2: their dwarf planets are empty."""
    scene = Scene("rules little-lambs\n1 Ari o/+ ... ... ...")
    assert scene.state.artefacts == ()
    assert scene.dwarf("B1").tokens == ()


def test_flags_are_in_hand_unless_they_stand() -> None:
    """What is not on a planet is in hand."""
    scene = Scene("1 Ari OOO ... ... ...\nplanet B1 flag green")
    assert (scene.player("red").flags, scene.player("green").flags) == (3, 2)


def test_first_player_is_on_turn_unless_said_otherwise() -> None:
    """The first line alone moves the turn as well."""
    assert EDENIA.read_position("first green").active == Seat(1)
    assert EDENIA.read_position("first green\nturn red").active == Seat(0)


@pytest.mark.parametrize(
    "sheep",
    [
        "B1 east star 1; B1 east star 3; B1 east star 2",
        "B1 west star 3; B1 west star 1; B1 west star 2",
        "B1 east star 1; B1 west star 1; B1 east star 2",
        "B1 west star 3; B1 east star 3; B1 west star 2",
    ],
)
def test_places_in_line_count_from_the_side_that_is_named(sheep: str) -> None:
    """LEAP-1: one line, told from either end."""
    scene = Scene(f"1 Ari +++ ... ... ...\nred sheep {sheep}")
    assert scene.line("red 1") == ["red 1", "red 3", "red 2"]


@pytest.mark.parametrize("name", ["B1 south star", "B1 east star", "B1 e s 1"])
def test_a_track_has_the_names_of_both_its_ends(name: str) -> None:
    """On `/` east and south are ends of one track."""
    scene = Scene(f"1 Ari /++ ... ... ...\nred sheep {name}")
    assert scene.where("red 1") == "B1 east star"


def test_sheep_may_stand_on_a_line_of_their_own_or_with_their_player() -> None:
    """A sheep line belongs to the player before it, and goes on where that one ended."""
    together = "1 Ari OOO ... ... ...\nred sheep B1; Arridis; B1"
    apart = "1 Ari OOO ... ... ...\nred sheep B1\nsheep Arridis; B1"
    assert EDENIA.read_position(apart) == EDENIA.read_position(together)


def test_a_rim_that_is_not_ours_is_kept() -> None:
    """Three relays on a side, or none anywhere, may lie on somebody's table."""
    state = EDENIA.read_position("north *** xxx uuu xuu\n2 u*u ... ... ... ... ... uux")
    assert state.rim[:4] == ("***", "xxx", "uuu", "xuu")
    assert (state.rim[12], state.rim[5]) == ("u*u", "uux")
    both_ways(state)


def test_a_row_with_its_rim_changes_only_that_rim() -> None:
    """The other outer sides are ours."""
    ours = EDENIA.read_position("").rim
    state = EDENIA.read_position("5 xuu ... ... ... ... Ede")
    assert state.rim == (*ours[:15], "xuu")


@pytest.mark.parametrize(
    ("position", "outcome"),
    [
        ("red clovers 12, trifoliums 15 13, sheep Edenia; Edenia\nsupply clovers 0", None),
        (
            "red clovers 14, trifoliums 15 13, sheep Edenia; Edenia\nsupply clovers 0",
            Outcome((Seat(0),), "law", "WIN-2"),
        ),
        (
            "green trifoliums 15 13 11, sheep Edenia; Edenia; Edenia",
            Outcome((Seat(1),), "race", "WIN-1"),
        ),
        (
            "rules little-lambs\nred trifoliums 15 13, sheep Edenia; Edenia",
            Outcome((Seat(0),), "race", "OPT-2"),
        ),
        (
            "supply trifoliums none\nred clovers 1, trifoliums 15, sheep Edenia",
            Outcome((Seat(0),), "prestige", "WIN-3"),
        ),
    ],
)
def test_a_victory_on_the_table_is_declared(position: str, outcome: Outcome | None) -> None:
    """END-2: nobody has to claim it, not even in a typed position."""
    state = typed(position)
    assert state.outcome == outcome
    assert (state.turn.ask is Ask.OVER) == (outcome is not None)
    both_ways(state)


def test_a_track_of_a_walk_may_be_named_by_either_side() -> None:
    """The walk and its trail are the same whichever side names the track."""
    table = "1 Ari +++ ... ... ...\nturn red, ask draw, sheep 1\nred sheep walking\n"
    named = table + "walk B1 east star > east\ntrail B1 east star > east"
    other = table + "walk B1 west star > east\ntrail B1 west star > east"
    assert EDENIA.read_position(other) == EDENIA.read_position(named)


def test_tiles_in_hand_are_not_in_the_deck() -> None:
    """The default deck is the box without what lies on the table or waits in hand."""
    table = r"2 /\+ ... ... ... ..." + "\nturn red, ask place, played, drawn +o/"
    deck = typed(table.replace("\\\\", "\\")).deck
    assert deck is not None
    assert sum(map(len, deck)) == 20
    assert all("+o/" not in layer for layer in deck)


def test_a_game_ended_by_the_round_limit_can_be_written_and_read() -> None:
    """END-3 leaves nothing of the last turn behind that would be read differently."""
    state = EDENIA.read_position(
        "round 200\nturn green\n1 Ari +++ ... ... ...\ngreen sheep B1 east star"
    )
    for command in ("go 1 west",):
        state = EDENIA.apply(state, EDENIA.read_action(state, command)).state
    assert state.outcome is not None
    assert EDENIA.read_position(EDENIA.write_position(state)) == state
