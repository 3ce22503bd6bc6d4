"""How skill is guessed from the places people came in; the formulas are those of openskill."""

from collections.abc import Sequence
from typing import Final

from openskill.models import PlackettLuce

from edenia_tui.host.hub.notes import Ended, EndKind
from edenia_tui.host.hub.standing import Owner
from edenia_tui.storage.shared.ratings import Rating

_MODEL: Final = PlackettLuce()
USUAL: Final = Rating("", _MODEL.rating().mu, _MODEL.rating().sigma)
"""What is thought of somebody who has not played."""


def judge(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Give new ratings after a game."""
    teams = [[_MODEL.rating(one.mu, one.sigma)] for one in ratings]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(old.account, new.mu, new.sigma, old.games + 1)
        for old, (new,) in zip(ratings, rated, strict=True)
    ]


def places_of(owners: Sequence[Owner], ended: Ended) -> list[tuple[str, int]]:
    """Tell who came where: winners first, who left last; none where nothing was decided."""
    match ended.kind:
        case EndKind.AGREED:
            return []
        case EndKind.RULES:
            return [(one.account, 1 if one.seat in ended.seats else 2) for one in owners]
        case EndKind.ABSENT | EndKind.RESIGNED:
            return [(one.account, 2 if one.seat in ended.seats else 1) for one in owners]
