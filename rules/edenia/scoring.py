"""Counting points and ranking players."""

from collections.abc import Sequence

from rules.edenia.artefact import artefact
from rules.edenia.state import FLAG_POINTS, FLAGS, Edition, Player
from rules.kernel.seat import Seat


def points(player: Player) -> int:
    """PTS-1: Trifoliums, artefacts used or not, flags on planets, clovers in hand."""
    total = player.clovers + FLAG_POINTS * (FLAGS - player.flags)
    for value in player.trifoliums:
        total += value
    for name in player.played:
        total += artefact(name).points
    for hidden in player.hidden:
        if hidden is not None:
            total += artefact(hidden).points
    return total


def public_points(player: Player) -> int:
    """SEC-1: the points everybody can see."""
    return points(player) - sum(artefact(name).points for name in player.hidden if name)


def is_counted(player: Player) -> bool:
    """Tell whether all of a player's points are known in this state or view."""
    return None not in player.hidden


def tie_break_of(player: Player, edition: Edition) -> int:
    """ED-1: what decides among equal points: the highest Trifolium (fr) or sheep on Edenia (en)."""
    if edition is Edition.FR:
        return max(player.trifoliums, default=0)
    return len(player.trifoliums)


def is_tied(players: Sequence[Player]) -> bool:
    """ED-1: whether the most points are more than one player's."""
    totals = [points(player) for player in players]
    return totals.count(max(totals)) > 1


def prestige(players: Sequence[Player], edition: Edition) -> tuple[Seat, ...]:
    """WIN-3 and ED-1: the seats with the most points after the edition's tie-break."""
    ranks = [(points(player), tie_break_of(player, edition)) for player in players]
    best = max(ranks)
    return tuple(Seat(index) for index, mine in enumerate(ranks) if mine == best)
