"""What others may know: SEC, OPT-2."""

from random import Random

from msgspec.structs import replace

from rules.galaxies.actions import Keep
from rules.galaxies.cards import NO_MISSION
from rules.galaxies.decks_left import cards_left
from rules.galaxies.events import MissionKept
from rules.galaxies.game import GALAXIES
from rules.galaxies.opening import Options
from rules.galaxies.state import State
from rules.kernel.undo import Fence, fence_of
from tests.rules.galaxies.scenario import A, B, card, flown, mat, mission, scene, wide

PAIR = (mission("elder"), mission("hoarder"))
OTHER = (mission("orbiter"), mission("explorer"))
FOUND = tuple(sorted(card(key) for key in ("pebble", "ion-storm", "fold")))


def dealt(**options: bool) -> State:
    """Two players with missions and cards."""
    own = mat("reef danger 2", missions=PAIR, kept=PAIR[0], found=FOUND)
    other = mat("home", flown("aurora", "home", "quill"), missions=OTHER, kept=OTHER[1])
    return scene(own, other, options=wide(**options), deck=26).state


def test_sec_1_missions_are_secret() -> None:
    """Both of them; others see only that somebody has chosen."""
    state = dealt()
    assert GALAXIES.view(state, A).mats[A] == state.mats[A]
    seen = GALAXIES.view(state, B).mats[A]
    assert (seen.missions, seen.kept) == ((None, None), None)
    event = MissionKept(A, PAIR[0], PAIR[1])
    assert GALAXIES.news(event, B) == MissionKept(A, None, None)
    assert GALAXIES.news(event, A) == event


def test_sec_2_the_deck_is_a_size_and_what_may_come_is_longer_on_a_view() -> None:
    """Nobody's pile can be worked out from it."""
    state = dealt()
    assert len(cards_left(state)) == state.deck
    assert len(cards_left(GALAXIES.view(state, B))) == state.deck + 2


def test_sec_3_everything_else_is_open() -> None:
    """Dice, resources, ships, pilots, colonies and open cards."""
    state = dealt()
    seen = GALAXIES.view(state, None)
    assert replace(seen, mats=state.mats) == state
    for own, other in zip(state.mats, seen.mats, strict=True):
        hidden = {"missions": own.missions, "kept": own.kept, "found": own.found}
        assert replace(other, **hidden) == own


def test_sec_4_cards_of_others_are_a_number_but_dwarf_planets_stay_visible() -> None:
    """So does a danger card with a ship on it; the owner sees all."""
    seen = GALAXIES.view(dealt(), B).mats[A]
    assert seen.found == (card("pebble"), None, None)
    assert seen.ships[0].card == card("reef")


def test_opt_2_open_cards_are_shown_with_their_faces() -> None:
    """To everybody."""
    assert GALAXIES.view(dealt(open_cards=True), B).mats[A].found == FOUND


def test_sec_5_badges_of_others_are_those_of_pilots_and_unknown_ones() -> None:
    """The view keeps pilots and how many cards there are."""
    state = dealt()
    assert GALAXIES.view(state, A).mats[B].fleet == state.mats[B].fleet
    assert len(GALAXIES.view(state, B).mats[A].found) == len(FOUND)


def test_sec_6_a_guess_deals_what_was_not_seen() -> None:
    """Two missions for each, one kept; no dwarf planet among hidden cards; never what one has."""
    view = GALAXIES.view(dealt(), B)
    guesses = [GALAXIES.guess(view, B, Random(seed)) for seed in range(30)]
    assert len(set(guesses)) > 10
    for guess in guesses:
        own = guess.mats[A]
        assert own.kept in own.missions
        assert not set(own.missions) & set(OTHER)
        assert len(own.found) == 3
        assert GALAXIES.view(guess, B) == view
        assert len(cards_left(guess)) == guess.deck


def test_sec_8_no_way_back_over_a_die_or_an_end_that_is_hidden() -> None:
    """What chance has shown stays; an end by hidden missions cannot be tried out."""
    own = mat(missions=PAIR, kept=PAIR[0])
    rival = mat(missions=OTHER, kept=OTHER[0], culture=0)
    table = scene(rival, own, options=Options(2), rolled="move energy", turn=B, trigger=A)
    (end,) = [one for one in GALAXIES.legal(table.state) if GALAXIES.ends_turn(one)]
    assert GALAXIES.unsettled_by(GALAXIES.view(table.state, B), end) == "END-3"
    assert fence_of(GALAXIES, table.state, end, B) is not None
    rolled = scene(rival, own, rolled="move energy").do("reroll", "reroll move")
    (first, *_) = GALAXIES.legal(rolled.state)
    assert fence_of(GALAXIES, rolled.state, first, A) is Fence.CHANCE


def test_sec_8_choosing_a_mission_can_be_thought_over() -> None:
    """It shows nobody anything."""
    state = GALAXIES.start(Options(2))
    while GALAXIES.to_act(state) != A or not isinstance(GALAXIES.legal(state)[0], Keep):
        state = GALAXIES.apply(state, GALAXIES.legal(state)[0]).state
    assert fence_of(GALAXIES, state, GALAXIES.legal(state)[0], A) is None
    assert state.mats[A].kept == NO_MISSION


def test_sec_9_a_spectator_sees_what_nobody_hides() -> None:
    """Neither missions nor cards of anybody."""
    seen = GALAXIES.view(dealt(), None)
    assert [own.kept for own in seen.mats] == [None, None]
    assert seen.mats[A].found == (card("pebble"), None, None)
