"""The black: BLK, EXP, DNG, and the planets of the expansion."""

import pytest

from rules.galaxies.actions import Draw
from rules.galaxies.events import Drawn, Escaped, Found, Triggered
from rules.galaxies.game import GALAXIES
from rules.galaxies.ships import BLACK, HOME
from tests.rules.galaxies.scenario import QUIET, A, B, Scene, card, mat, scene, spot, wide

OPEN = tuple(sorted(card(key) for key in ("pebble", "old-library", "fold")))


def black(ships: str = "home", **fields: object) -> Scene:
    """A table whose player has moved a ship from home to the black."""
    own = {key: fields.pop(key) for key in ("energy", "culture") if key in fields}
    number = len(fields.get("open", ()))  # type: ignore[arg-type]
    fields.setdefault("deck", 30 - number)
    fields.setdefault("rolled", "move energy culture")
    table = scene(mat(ships, **own), QUIET, options=wide(), **fields)  # type: ignore[arg-type]
    table.do("use move")
    if "ship home" in table.options:
        table.do("ship home")
    return table.do("go black")


def test_blk_1_arriving_in_the_black_means_exploring() -> None:
    """At once, if a card is left."""
    table = black()
    assert (table.who, len(table.options)) == ("chance", 30)
    assert table.ships(A) == (BLACK,)


def test_blk_2_from_the_black_to_planets_or_home() -> None:
    """Not to the black again."""
    table = scene(mat("black"), QUIET, options=wide(), row="gort", rolled="move energy")
    table.do("use move")
    assert table.options == ["go gort orbit", "go gort surface", "go home"]
    assert table.refusal("go black") == ("same-place", "MOV-1")


def test_blk_3_a_ship_in_the_black_yields_culture() -> None:
    """One, and no energy."""
    table = scene(mat("black", energy=0, culture=0), QUIET, options=wide(), rolled="culture energy")
    assert table.do("use culture").has(A) == (0, 1)
    assert table.refusal("use energy") == ("nothing-to-acquire", "ACT-2")


def test_blk_4_other_arrivals_do_not_explore() -> None:
    """The end of a danger track."""
    table = scene(mat("reef danger 1"), QUIET, options=wide(), rolled="diplomacy move", deck=29)
    table.do("use diplomacy")
    assert (table.ships(A), table.told(Drawn)) == ((BLACK,), [])
    assert table.told(Escaped)[0].card == card("reef")


def test_blk_5_followers_of_a_move_may_explore() -> None:
    """In their order."""
    table = scene(mat(), mat("home", culture=1), options=wide(), rolled="move energy", deck=30)
    table.do("use move", "go gort orbit", "follow", "go black", "card drifting-cells")
    assert table.who == "crimson"
    assert table.do("keep").has(B) == (3, 0)


def test_exp_1_take_an_open_card_or_draw() -> None:
    """EX-19: Pebble is a point and a badge; with an empty deck a card must be taken."""
    table = black(open=OPEN)
    assert table.options == ["take old-library", "take pebble", "take fold", "draw"]
    table.do("take pebble")
    assert (table.points(A), table.state.deck) == (1, 27)
    assert table.told(Found)[0].was_open
    empty = black(open=OPEN, deck=0)
    assert "draw" not in empty.options
    assert empty.refusal("draw") == ("deck-empty", "EXP-1")


def test_exp_2_a_red_card_must_be_taken() -> None:
    """It ends the exploration."""
    table = black(energy=3).do("card ion-storm")
    assert (table.has(A)[0], table.who) == (1, "azure")
    assert table.state.mats[A].found == (card("ion-storm"),)


def test_exp_3_a_green_card_may_be_left_open() -> None:
    """Then the next one is drawn."""
    table = black().do("card drifting-cells")
    assert table.options == ["keep", "leave"]
    table.do("leave")
    assert (table.who, table.state.open) == ("chance", (card("drifting-cells"),))


def test_exp_4_three_open_cards_at_most() -> None:
    """EX-18: three are left, the fourth must be taken; nor is the last card of the deck left."""
    table = black(energy=2)
    for key in ("drifting-cells", "pebble", "old-library"):
        table.do(f"card {key}", "leave")
    table.do("card ion-storm")
    assert (len(table.state.open), table.has(A)[0]) == (3, 0)
    last = black(deck=1, dodged=tuple(range(29)), culture=0).do("card maelstrom")
    assert last.ships(A) == (spot("maelstrom danger 4"),)
    fourth = black(open=OPEN).do("draw", "card acorn")
    assert fourth.points(A) == 1


def test_exp_5_what_was_left_cannot_be_taken() -> None:
    """By this exploration."""
    table = black().do("card drifting-cells", "leave", "card pebble")
    assert table.refusal("take drifting-cells") == ("left-just-now", "EXP-5")
    other = black(open=(card("fold"),)).do("draw", "card pebble")
    assert other.refusal("take fold") == ("drawn-already", "EXP-3")
    assert other.refusal("take wake") == ("not-open", "EXP-1")


def test_exp_6_green_cards_with_ships_may_be_declined() -> None:
    """The question adds `no`."""
    table = black("home, gort 0", row="gort").do("card trade-wind", "keep")
    assert table.options == ["advance gort orbit", "no"]
    table.do("no")
    assert spot("gort 0") in table.ships(A)


def test_exp_7_a_danger_card_lies_open_while_a_ship_is_on_it() -> None:
    """Others are kept face down."""
    table = black().do("card reef")
    assert (table.ships(A), table.state.mats[A].found) == ((spot("reef danger 2"),), ())


def test_exp_8_the_ship_stays_in_the_black() -> None:
    """Unless the card says otherwise."""
    assert black().do("card pebble", "keep").ships(A) == (BLACK,)
    assert black().do("card distress-call").ships(A) == (HOME,)


def test_exp_9_the_empty_deck_triggers_the_end() -> None:
    """EX-23: by who drew its last card; the round is finished."""
    table = black(deck=1, dodged=tuple(range(29))).do("card maelstrom")
    assert table.state.trigger == A
    assert table.state.outcome is None
    last = black(deck=1, dodged=tuple(range(29)))
    step = GALAXIES.apply(last.state, Draw(card("maelstrom")))
    assert [one.rule for one in step.events if isinstance(one, Triggered)] == ["EXP-9"]


def test_exp_10_with_no_card_left_nothing_is_explored() -> None:
    """The ship may go there all the same."""
    table = black(deck=0)
    assert (table.ships(A), table.who) == ((BLACK,), "azure")


def test_exp_11_open_cards_are_green() -> None:
    """A red one is never left."""
    assert "leave" not in black().do("card shear").options


@pytest.mark.parametrize(
    ("key", "wanted"),
    [("spilled-cargo", (4, 1)), ("clear-signal", (1, 1)), ("choir-of-stars", (2, 3))],
)
def test_exp_12_green_cards_with_resources(key: str, wanted: tuple[int, int]) -> None:
    """Free Harbour lets one choose."""
    assert black().do(f"card {key}", "keep").has(A) == wanted
    choice = black().do("card free-harbour", "keep")
    assert choice.options == ["mix 1e", "mix 1c"]


def test_exp_13_green_cards_for_ships() -> None:
    """Fold moves any own ship, Wake pushes, Echo Chain explores once more."""
    fold = black("home, home").do("card fold", "keep")
    assert fold.options == ["ship home", "ship black", "no"]
    echo = black().do("card echo-chain", "keep")
    assert echo.options == ["again", "no"]
    assert echo.do("again").who == "chance"
    assert black().do("card wake", "keep").who == "azure"


def test_exp_14_red_cards_cost_something() -> None:
    """As far as possible; of one's choice where it says so."""
    assert black(energy=1).do("card ion-storm").has(A)[0] == 0
    dust = black(energy=2, culture=2).do("card toll-of-dust")
    assert dust.options == ["mix 2e 1c", "mix 1e 2c"]
    assert black(energy=1, culture=0).do("card cold-front").has(A) == (0, 0)
    shear = black("home, gort 2", row="gort").do("card shear")
    assert spot("gort 1") in shear.ships(A)


def test_dng_1_a_track_has_so_many_advances_to_go() -> None:
    """EX-20: Graveyard takes three diplomacy advances."""
    rolled = "move diplomacy diplomacy diplomacy economy"
    table = black(rolled=rolled).do("card graveyard")
    assert table.refusal("use economy") == ("no-ship-to-advance", "ACT-2")
    table.do("use diplomacy", "use diplomacy")
    assert table.ships(A) == (spot("graveyard danger 1"),)
    assert table.do("use diplomacy").ships(A) == (BLACK,)


def test_dng_2_a_ship_on_a_track_is_stuck() -> None:
    """It does not move and yields nothing."""
    table = scene(
        mat("reef danger 2, home", energy=0, culture=0),
        QUIET,
        options=wide(),
        rolled="move energy culture",
        deck=29,
    )
    assert table.refusal("use culture") == ("nothing-to-acquire", "ACT-2")
    assert table.do("use energy").has(A)[0] == 1
    table.do("use move")
    assert all(option.startswith("go ") for option in table.options)


def test_dng_3_it_is_advanced_by_cards_too() -> None:
    """An `any` track by both types."""
    own = mat("ice-field danger 3", colonies="shouhua", energy=0)
    table = scene(own, QUIET, options=wide(), rolled="colony economy move", deck=29)
    table.do("use colony", "use economy")
    assert table.ships(A) == (spot("ice-field danger 1"),)


def test_dng_4_surplus_steps_are_lost() -> None:
    """The card is turned face down, the ship is in the black."""
    own = mat("reef danger 1", colonies="padraigin-3110", culture=2, energy=0)
    table = scene(own, QUIET, options=wide(), rolled="colony move", deck=29)
    table.do("use colony", "colony padraigin-3110")
    assert (table.ships(A), table.state.mats[A].found) == ((BLACK,), (card("reef"),))


def test_dng_5_the_card_counts_at_the_end_all_the_same() -> None:
    """Its badges, with a ship still on it."""
    own = mat("reef danger 1")
    table = scene(QUIET, own, options=wide(), turn=B, trigger=A, rolled="move", deck=29).do("end")
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (B,)


def test_pln_21_planets_of_the_expansion_about_pilots_and_the_black() -> None:
    """Veld, Pharos and Nimbara."""
    own = mat("reef danger 2", colonies="pharos", energy=0, culture=0)
    table = scene(own, QUIET, options=wide(), rolled="colony move", deck=29)
    table.do("use colony", "mix 1e")
    assert (table.ships(A), table.has(A)) == ((BLACK,), (1, 0))
    nimbara = mat("black", colonies="nimbara", energy=0, culture=1)
    explored = scene(nimbara, QUIET, options=wide(), rolled="colony move", deck=30)
    assert explored.do("use colony", "colony nimbara").who == "chance"
    veld = mat(colonies="veld", energy=0, culture=0)
    pilots = "quill rook juno ember"
    left = scene(veld, QUIET, options=wide(), rolled="colony move", pilots=pilots)
    left.do("use colony", "dismiss quill", "pilot marrow")
    assert (len(left.state.dismissed), left.has(A)) == (1, (0, 1))
