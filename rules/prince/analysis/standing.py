"""How everybody stands: points as far as somebody may be told them, and the danger of volcanoes."""

from rules.kernel.seat import Seat
from rules.prince.planet import points_of, volcanoes_of
from rules.prince.state import Ask, State
from rules.prince.tiles import Stack


def are_points_open(view: State, eyes: Seat | None, seat: Seat) -> bool:
    """SEC-6: points so far are for all; with secret Characters for their owner, and for open eyes."""
    if not view.secret or view.ask is Ask.OVER or seat == eyes:
        return True
    return eyes is None and not any(
        None in planet.tiles_of(Stack.CHARACTER) for planet in view.planets
    )


def known_points(view: State, eyes: Seat | None, seat: Seat) -> int | None:
    """SEC-6: give somebody's points so far, without the loss by volcanoes; None where they are secret."""
    return points_of(view.planets[seat]) if are_points_open(view, eyes, seat) else None


def endangered(view: State) -> tuple[Seat, ...]:
    """VOL-2 and VOL-3: list who has the most volcanoes now, and would lose points by them."""
    most = max(map(volcanoes_of, view.planets))
    if not most:
        return ()
    return tuple(seat for seat in view.seats() if volcanoes_of(view.planets[seat]) == most)
