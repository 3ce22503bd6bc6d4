"""Tiny Epic Galaxies on the screen: what a choice would do is seen and told before it is made."""

import pytest

from edenia_tui.canvas.charset import ASCII, UNICODE
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.drawn import Drawn
from edenia_tui.games.galaxies.board.marks import BLACK_SITE, Site, Sort
from edenia_tui.games.galaxies.screen.picking import Number, grant, wish_at
from edenia_tui.games.galaxies.screen.travel import travel
from edenia_tui.games.galaxies.words.words import WORDS
from edenia_tui.games.result import actions_of
from rules.galaxies.actions import (
    Action,
    End,
    Follow,
    Go,
    Hire,
    OpenReroll,
    Reroll,
    Take,
    Upgrade,
    Use,
)
from rules.galaxies.faces import Face, dice_of
from rules.galaxies.game import GALAXIES
from rules.galaxies.reasons import Reason
from rules.galaxies.ships import orbit, surface
from rules.galaxies.state import ROGUE, State
from rules.kernel.refused import Refused
from tests.games.galaxies.board import (
    AZURE,
    CRIMSON,
    ENTRY,
    GOLD,
    VIOLET,
    end,
    five,
    listener_on,
    solo,
    three,
    two,
)

PRESENTER = ENTRY.presenter
_KEEPING = """
galaxies 1
round     1
first     azure
turn      azure
row       nibiru gyore piedes jakks
azure     level 1, energy 2, culture 1
          ships home, home
          missions elder industrialist
crimson   level 1, energy 2, culture 1
          ships home, home
          missions orbiter explorer
doing     keeping crimson
doing     keeping azure
"""


def done(state: State, *actions: Action) -> State:
    """Do one thing after the other."""
    for action in actions:
        state = GALAXIES.apply(state, action).state
    return state


def considered(view: State, action: Action, zoom: Zoom = Zoom.SMALL) -> Drawn:
    """Draw a choice as Azure considers it."""
    return PRESENTER.draw(listener_on(AZURE), view, zoom, ASCII, PRESENTER.preview(view, action))


def room(drawn: Drawn, site: Site) -> str:
    """Read what stands in the room of a site."""
    x, y, width, height = drawn.sites[site]
    return "\n".join(line[x : x + width] for line in drawn.canvas.lines[y : y + height])


@pytest.mark.parametrize("zoom", Zoom)
def test_a_ship_is_drawn_where_it_would_go(zoom: Zoom) -> None:
    """MOV-1: the planet is framed, the ship stands on the start of its orbit and left home."""
    view = done(two(), Use(Face.MOVE))
    planet = view.row[1]
    shown = considered(view, Go(orbit(planet)), zoom)
    card = room(shown, Site(Sort.ORBIT, 1))
    assert card.startswith("+")
    ships = card.splitlines()[-2]
    assert ships[2] == "A"
    assert "^A " in room(shown, Site(Sort.MAT, AZURE))
    landed = considered(view, Go(surface(planet)), zoom)
    assert "A" in room(landed, Site(Sort.SURFACE, 1))


def test_what_changes_is_counted_before_it_does() -> None:
    """ACQ-1 and ROL-1: what comes is a plus in the bar, the number is that of afterwards."""
    view = three()
    shown = considered(view, Use(Face.ENERGY))
    row = room(shown, Site(Sort.MAT, CRIMSON))
    assert "e5###++.." in row
    assert ">ene<" in room(shown, Site(Sort.DIE, 0))
    before = PRESENTER.draw(listener_on(AZURE), view, Zoom.SMALL, ASCII, None)
    assert "e3###...." in room(before, Site(Sort.MAT, CRIMSON))


def test_a_follow_tells_its_price_and_a_level_where_it_leads() -> None:
    """FOL-2 and UPG-1: culture goes; points and the level are shown as they would be."""
    view = five()
    paid = room(considered(view, Follow()), Site(Sort.MAT, VIOLET))
    assert "c0-......" in paid
    view = done(three(), OpenReroll(), Reroll(dice_of(Face.ENERGY, Face.ECONOMY)))
    while GALAXIES.chances(view):
        view = done(view, GALAXIES.legal(view)[Face.COLONY])
    view = done(view, Use(Face.COLONY))
    upgrade = next(one for one in GALAXIES.legal(view) if isinstance(one, Upgrade))
    risen = room(considered(view, upgrade), Site(Sort.MAT, CRIMSON))
    assert "2>3" in risen
    assert "3+1" in risen
    assert "e0---...." in risen
    points = WORDS.kinds(listener_on(CRIMSON), view, GALAXIES.legal(view))[0]
    assert points.heading == "Points"
    assert upgrade in actions_of([points])


def test_a_colony_is_won_on_its_symbol() -> None:
    """ADV-3: the colonist stands on the symbol of the card that would be won."""
    text = GALAXIES.write_position(three()).replace(
        "nexus at gort orbit 2", "nexus at gort orbit 5"
    )
    shown = considered(GALAXIES.read_position(text), Use(Face.ECONOMY))
    card = room(shown, Site(Sort.ORBIT, 0)).splitlines()
    assert card[-1].index("@7") == card[-2].index("C")


@pytest.mark.parametrize("zoom", Zoom)
def test_missions_are_chosen_from_by_their_owner_alone(zoom: Zoom) -> None:
    """SET-3 and SEC-1: the two lie where dice lie later, one is meant; nobody else sees their names."""
    state = GALAXIES.read_position(_KEEPING)
    view = GALAXIES.view(state, AZURE)
    elder, other = GALAXIES.legal(view)
    shown = considered(view, elder, zoom)
    first, second = (room(shown, Site(Sort.MISSION, place)) for place in range(2))
    assert "Elder" in first
    assert "Industrialist" in second
    assert first[0] != second[0]
    assert grant(view, (elder, other), elder, Site(Sort.MISSION, 1)) == other
    told = PRESENTER.about(listener_on(AZURE), view, Site(Sort.MISSION, 0))
    assert "trigger" in told[0]
    hidden = PRESENTER.draw(listener_on(CRIMSON), GALAXIES.view(state, CRIMSON), zoom, ASCII, None)
    assert "Elder" not in hidden.canvas.text()
    assert Site(Sort.MISSION, 0) not in hidden.sites


def test_digits_take_dice_into_a_reroll_and_out_of_it() -> None:
    """ROL-1: a digit toggles its die; the handful is never empty."""
    view = done(two(), OpenReroll())
    legal = GALAXIES.legal(view)
    every = legal[0]
    assert every == Reroll(dice_of(Face.MOVE, Face.MOVE, Face.ECONOMY, Face.ECONOMY))
    less = grant(view, legal, every, Number(1))
    assert less == Reroll(dice_of(Face.MOVE, Face.ECONOMY, Face.ECONOMY))
    assert grant(view, legal, less, Number(2)) == every
    alone = Reroll(dice_of(Face.ECONOMY))
    assert grant(view, legal, alone, Number(3)) == every
    assert grant(view, legal, every, Number(5)) is None
    shown = considered(view, less)
    dice = [room(shown, Site(Sort.DIE, place)) for place in range(4)]
    assert dice == [">mov<", "[mov]", ">eco<", ">eco<"]


def test_digits_use_dice_or_tell_why_not() -> None:
    """ACT-2: in a turn a digit is a die; one that can do nothing is refused by its rule."""
    view = two()
    legal = GALAXIES.legal(view)
    assert grant(view, legal, None, Number(1)) == Use(Face.MOVE)
    refused = grant(view, legal, None, Number(3))
    assert isinstance(refused, Refused)
    assert refused.rule == "ACT-2"


def test_digits_go_to_planets_and_from_orbit_to_surface() -> None:
    """MOV-1: where a ship goes is asked by the row; the same digit again goes on to the other place."""
    view = done(two(), Use(Face.MOVE))
    legal, planet = GALAXIES.legal(view), view.row[2]
    first = grant(view, legal, None, Number(3))
    assert first == Go(orbit(planet))
    assert grant(view, legal, first, Number(3)) == Go(surface(planet))
    assert grant(view, legal, None, Number(7)) is None


def test_clicks_point_where_nothing_is_to_be_chosen() -> None:
    """A planet is only looked at while dice are chosen; a die and a pilot ask for something."""
    view = three()
    assert wish_at(view, Site(Sort.ORBIT, 0)) is None
    assert wish_at(view, None) is None
    die, pilot = Site(Sort.DIE, 0), Site(Sort.PILOT, 0)
    assert wish_at(view, die) == die
    assert wish_at(view, pilot) == pilot
    legal = GALAXIES.legal(view)
    refused = grant(view, legal, None, pilot)
    assert isinstance(refused, Refused)
    assert refused.reason in Reason
    assert Hire(view.pilots[0]) not in legal


def test_the_black_and_the_rogue_are_sites() -> None:
    """EXP-1 and SOL-2: open cards, the deck and the Rogue's galaxy can be looked at."""
    view = three()
    listener = listener_on(CRIMSON)
    drawn = PRESENTER.draw(listener, view, Zoom.SMALL, UNICODE, None)
    assert "Old Library" in room(drawn, Site(Sort.CARD, 0))
    assert "A!2" in room(drawn, BLACK_SITE)
    assert "Old Library" in PRESENTER.about(listener, view, Site(Sort.CARD, 0))[0]
    alone = PRESENTER.draw(listener_on(AZURE), solo(), Zoom.SMALL, UNICODE, None)
    assert "R Hades" in room(alone, Site(Sort.MAT, ROGUE))
    assert "Hades" in PRESENTER.about(listener_on(AZURE), solo(), Site(Sort.MAT, ROGUE))[0]


def test_the_end_tells_the_totals() -> None:
    """END-3: missions are added, and whoever has won is marked."""
    drawn = PRESENTER.draw(listener_on(AZURE), end(), Zoom.SMALL, ASCII, None)
    assert room(drawn, Site(Sort.MAT, AZURE)).rstrip().endswith("+2    =16")
    assert room(drawn, Site(Sort.MAT, GOLD)).startswith(">G")


def test_alone_the_end_marks_the_rogue_and_adds_nothing() -> None:
    """SOL-16 and SOL-17: there are no missions to add, and who is marked is whoever has won."""
    text = GALAXIES.write_position(solo()).replace(
        "doing     turn", "over      rogue, none, SOL-13"
    )
    drawn = PRESENTER.draw(
        listener_on(AZURE), GALAXIES.read_position(text), Zoom.SMALL, ASCII, None
    )
    assert room(drawn, Site(Sort.MAT, ROGUE)).startswith(">R")
    assert "=" not in room(drawn, Site(Sort.MAT, AZURE))


def test_nothing_is_foretold_of_the_end_of_a_turn() -> None:
    """TRN-3: whoever ends a turn sees the table as it is, not the next player's."""
    assert PRESENTER.preview(two(), End()).after is None


def test_events_are_shown_where_they_happened() -> None:
    """A ship that goes somewhere is looked at there; chance shows nothing."""
    view = done(two(), Use(Face.MOVE))
    step = GALAXIES.apply(view, Go(orbit(view.row[3])))
    shown = travel(view, step.events)
    assert shown
    assert {marks.focus for marks in shown} == {Site(Sort.ORBIT, 3)}
    rolled = done(two(), OpenReroll(), Reroll(dice_of(Face.MOVE)))
    assert travel(rolled, GALAXIES.apply(rolled, GALAXIES.legal(rolled)[0]).events) == ()


def test_taking_an_open_card_points_at_it() -> None:
    """EXP-1: the card that would be taken is meant, by its place among the open ones."""
    view = GALAXIES.read_position(
        GALAXIES.write_position(three()).replace(
            "dice      energy economy", "dice      move economy"
        )
    )
    view = done(view, Use(Face.MOVE))
    while not any(isinstance(one, Take) for one in GALAXIES.legal(view)):
        legal = GALAXIES.legal(view)
        black = [one for one in legal if GALAXIES.write_action(one) == "go black"]
        view = done(view, (black or legal)[0])
    take = next(one for one in GALAXIES.legal(view) if isinstance(one, Take))
    assert PRESENTER.preview(view, take).focus == Site(Sort.CARD, view.open.index(take.card))
