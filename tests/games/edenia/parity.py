"""Edenia, heard and compared with the rules."""

from rules.edenia.galaxy import PATHS, RELAY, RIM_PLACES, Cell
from rules.edenia.game import EDENIA
from rules.edenia.notation.names import cell_name, path_name, place_name, side_name
from rules.edenia.opening import Options
from rules.edenia.places import number_of, seat_of
from rules.edenia.state import State
from rules.kernel.seat import Seat
from tests.line.parity import Chronicle, Dwarf, Hand, Planet, Public


class EdeniaHeard:
    """A chronicle that is held against the state; an AssertionError tells the difference."""

    def __init__(self, options: Options, names: tuple[str, ...], own: Seat | None) -> None:
        """Begin with the opening, which everybody knows."""
        self._own = own
        self._chronicle = Chronicle(public_of(EDENIA.start(options)), names, own)

    def hear(self, sentence: str) -> None:
        """Take in one sentence."""
        self._chronicle.hear(sentence)

    def check(self, state: State) -> None:
        """Compare the position, and the hand of the one who listens."""
        assert _sorted(self._chronicle.public) == _sorted(public_of(state))
        if self._own is not None:
            assert sorted(self._chronicle.own_hand) == list(state.players[self._own].hidden)

    def check_points(self, scores: tuple[int, ...]) -> None:
        """Compare the points that the end of the game told."""
        assert self._chronicle.points == dict(enumerate(scores))


def public_of(state: State) -> Public:
    """Write down what is public in a state, in the words of the listener."""
    cells = [cell_name(Cell(number)) for number in range(25)]
    return Public(
        hands=[
            Hand(
                player.clovers,
                player.flags,
                list(player.trifoliums),
                len(player.hidden),
                list(player.played),
            )
            for player in state.players
        ],
        tiles=dict(zip(cells, map(str, state.tiles), strict=True)),
        relays={
            f"{cell_name(cell)} {side_name(side)} {path_name(path)}"
            for (cell, side), rim in zip(RIM_PLACES, state.rim, strict=True)
            for path in PATHS
            if rim[path] == RELAY
        },
        deck=[list(layer) for layer in state.deck or ()],
        lines={
            place_name(spot, state.tiles): [(seat_of(one), number_of(one)) for one in line]
            for spot, line in state.flock
        },
        supply=state.clovers,
        sabotages=state.sabotages,
        trifoliums=list(state.trifoliums),
        planets={
            cell_name(planet.cell): Planet(planet.clovers, planet.flag, planet.protected)
            for planet in state.planets
        },
        dwarfs={
            cell_name(dwarf.cell): Dwarf(
                len(dwarf.tokens),
                {seat for seat in state.seats() for one in dwarf.tokens if one.seen >> seat & 1},
            )
            for dwarf in state.dwarfs
        },
        sabotaged={cell_name(cell) for cell in state.sabotaged},
        first=state.first,
        active=state.active,
        round=state.round,
        winners=set(state.outcome.winners) if state.outcome else set(),
        ended=(state.outcome.victory, state.outcome.rule) if state.outcome else None,
    )


def _sorted(public: Public) -> Public:
    """Give the layers of the deck an order: they have none."""
    public.deck = [sorted(layer) for layer in public.deck]
    return public
