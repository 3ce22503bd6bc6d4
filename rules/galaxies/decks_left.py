"""CHN-2: what is left in the decks, which have no order: everything that lies nowhere else."""

from rules.galaxies.cards import NO_CARD, NO_PLANET, Card, Mission, Pilot, Planet
from rules.galaxies.draft import Table
from rules.galaxies.frames import Effect, Exploring
from rules.galaxies.ships import Where
from rules.galaxies.state import State


def planets_of(table: Table) -> tuple[Planet, ...]:
    """XSET-1: list the planets of this game."""
    content = table.setup.content
    return content.all_planets if table.setup.expansion else content.base_planets


def planets_left(table: Table) -> list[Planet]:
    """List what can come into the row next: with `uteg` what lies under the deck comes last (CHN-2)."""
    seen = {*table.row, *table.gone, *table.under}
    for mat in table.mats:
        seen.update(mat.colonies)
    left = [planet for planet in planets_of(table) if planet not in seen]
    return left or list(table.under[:1])


def count_planets(table: Table) -> int:
    """Count the planets in the deck, those under it included."""
    away = len(table.row) - table.row.count(NO_PLANET) + len(table.gone)
    return len(planets_of(table)) - away - sum([len(mat.colonies) for mat in table.mats])


def pilots_left(table: Table) -> list[Pilot]:
    """List the pilots that can come into the row next."""
    seen = {*table.pilots, *table.dismissed}
    for mat in table.mats:
        for one in mat.fleet:
            seen.update(one.pilots)
    return [Pilot(one) for one in range(len(table.setup.content.pilots)) if one not in seen]


def cards_shown(table: Table) -> set[Card]:
    """SEC-2: give every exploration card that this state or view shows."""
    shown: set[Card] = {*table.open, *table.dodged}
    for mat in table.mats:
        shown.update(card for card in mat.found if card is not None)
        for spot in mat.ships:
            if spot.where is Where.DANGER:
                shown.add(Card(spot.card))
        for one in mat.fleet:
            if one.spot.where is Where.DANGER:
                shown.add(Card(one.spot.card))
    shown.update(cards_under_way(table))
    return shown


def cards_under_way(table: Table) -> set[Card]:
    """List the exploration cards that are decided about or resolved just now."""
    found: set[Card] = set()
    for frame in table.stack:
        if isinstance(frame, Exploring):
            found.add(frame.drawn)
        elif isinstance(frame, Effect):
            found.add(frame.card)
    found.discard(NO_CARD)
    return found


def cards_left(table: Table) -> list[Card]:
    """SEC-2: list the cards that may come next; on a view they are more than the deck has."""
    shown = cards_shown(table)
    return [Card(card) for card in range(len(table.setup.content.cards)) if card not in shown]


def mission_pool(table: Table) -> list[Mission]:
    """SET-4 and XSET-1: list the missions of this game."""
    setup = table.setup
    return [
        Mission(index)
        for index, mission in enumerate(setup.content.missions)
        if (setup.expansion or not mission.is_expansion) and (setup.players > 2 or not mission.tie)
    ]


def missions_left(state: State) -> list[Mission]:
    """CHN-3: list the missions that were not dealt, as far as this state or view knows."""
    dealt = {mission for mat in state.mats for mission in mat.missions}
    return [mission for mission in mission_pool(state) if mission not in dealt]
