"""status, who, mat: what everybody has."""

from collections.abc import Iterator, Sequence

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.effects import tell_skill
from edenia_tui.games.galaxies.words.queries.arguments import Arguments
from edenia_tui.language.listener import Listener
from rules.galaxies.cards import BADGES, NO_MISSION
from rules.galaxies.fleet import spots_of
from rules.galaxies.missions import badges_of
from rules.galaxies.points import points_of
from rules.galaxies.ships import Spot
from rules.galaxies.state import ROGUE, State
from rules.kernel.seat import Seat


def status(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell one's own points, level, resources and ships; a spectator hears of everybody."""
    Arguments(listener, view, words).end()
    if listener.seat is None:
        return [about_round(listener, view), *everybody(listener, view)][:4]
    seat = listener.seat
    lines = [
        listener.say("query-facts", facts=facts_of(listener, view, seat)),
        listener.say("query-facts", facts=_places(listener, view, seat)),
    ]
    return lines if listener.is_brief else [*lines, about_round(listener, view)]


def who(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell of everybody, or of the one who is named."""
    typed = Arguments(listener, view, words)
    if not typed:
        return everybody(listener, view)
    seat = typed.seat_or_own()
    typed.end()
    return [*tell_mat(listener, view, seat)]


def mat(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell everything that lies before somebody."""
    typed = Arguments(listener, view, words)
    seat = typed.seat_or_own()
    typed.end()
    return [*tell_mat(listener, view, seat)]


def everybody(listener: Listener, view: State) -> list[str]:
    """Tell of the players in the order of their seats, the Rogue after them."""
    seats = (*view.seats(), ROGUE) if view.is_solo() else view.seats()
    return [in_a_line(listener, view, seat) for seat in seats]


def in_a_line(listener: Listener, view: State, seat: Seat) -> str:
    """Tell a player's points, level and resources."""
    facts = facts_of(listener, view, seat)
    return nouns.say_of(listener, view, seat, "query-player", facts=facts)


def facts_of(listener: Listener, view: State, seat: Seat) -> str:
    """Put what can be counted on a mat in a row."""
    mat_of = view.mats[seat]
    facts = [
        nouns.amount(listener, "point", points_of(view, seat)),
        nouns.amount(listener, "level", mat_of.level),
        nouns.stock(listener, (mat_of.energy, mat_of.culture)),
    ]
    return ", ".join(facts)


def about_round(listener: Listener, view: State) -> str:
    """Tell the round and whose turn it is."""
    if view.outcome is not None:
        return listener.say("question-over")
    return nouns.say_of(listener, view, view.turn, "query-round", round=view.round)


def tell_mat(listener: Listener, view: State, seat: Seat) -> Iterator[str]:
    """Tell points and resources, ships, colonies, pilots, cards, missions."""
    mat_of = view.mats[seat]
    yield in_a_line(listener, view, seat)
    yield listener.say("mat-ships", ships=_places(listener, view, seat))
    if mat_of.colonies:
        known = [nouns.planet(view, one) for one in mat_of.colonies]
        yield listener.say("mat-colonies", planets=", ".join(known))
    yield from tell_fleet(listener, view, seat)
    if mat_of.found:
        yield listener.say("mat-cards", cards=_cards(listener, view, seat))
    if view.setup.expansion and not view.is_solo():
        counts = badges_of(view, mat_of)
        known = [nouns.badge(listener, one, counts[one]) for one in BADGES if counts[one]]
        yield listener.say("mat-badges", badges=", ".join(known) or listener.say("none-yet"))
    if seat == listener.seat and mat_of.kept not in (None, NO_MISSION):
        yield listener.say("mat-mission", mission=nouns.mission(listener, view, mat_of.kept))


def tell_fleet(listener: Listener, view: State, seat: Seat) -> Iterator[str]:
    """PIL-1: tell the advanced ships with whoever flies them."""
    for flown in view.mats[seat].fleet:
        pilot = flown.pilots[-1]
        yield listener.say(
            "mat-flown",
            ship=nouns.model(listener, flown.model),
            pilot=nouns.pilot(view, pilot),
            skill=tell_skill(listener, view.setup.content.pilots[pilot]),
        )


def _places(listener: Listener, view: State, seat: Seat) -> str:
    """Tell where the ships are, advanced ones by name."""
    mat_of = view.mats[seat]
    told = [
        _counted(listener, view, spot, mat_of.ships.count(spot))
        for spot in dict.fromkeys(mat_of.ships)
    ]
    told += [
        nouns.ship_and_place(listener, view, flown.model, flown.spot) for flown in mat_of.fleet
    ]
    return "; ".join(told) if spots_of(mat_of) else listener.say("none-yet")


def _counted(listener: Listener, view: State, spot: Spot, count: int) -> str:
    return listener.say("ships-at", count=count, place=nouns.place(listener, view, spot))


def _cards(listener: Listener, view: State, seat: Seat) -> str:
    """SEC-4: name the cards that are known, count the others."""
    found = view.mats[seat].found
    known = [nouns.card(listener, view, one) for one in found if one is not None]
    hidden = found.count(None)
    if hidden:
        known.append(listener.say("cards-hidden", count=hidden))
    return ", ".join(known)
