"""The end by points: every face-down artefact is turned up, then the points are compared."""

from collections.abc import Iterator

from msgspec.structs import replace

from rules.edenia.draft import Draft
from rules.edenia.events import TurnedUp
from rules.edenia.scoring import is_tied, prestige
from rules.edenia.state import Ask, State, Turn
from rules.edenia.tokens import count_points, finish
from rules.kernel.seat import Seat


def reckon(draft: Draft) -> None:
    """WIN-3: turn up every hand; what nobody knows is asked for before a winner is named."""
    if draft.outcome is not None:
        return
    for seat in _in_order(draft):
        known = tuple(name for name in draft.players[seat].hidden if name is not None)
        if known:
            _turn_up(draft, seat, known)
    if any(player.hidden for player in draft.players):
        draft.turn = Turn(ask=Ask.REVEAL)
    else:
        _compare(draft)


def turn_up_next(draft: Draft, name: str) -> None:
    """WIN-3: the next unknown artefact turns out to be this one; after the last, points decide."""
    _turn_up(draft, next_owner(draft), (name,))
    if not any(player.hidden for player in draft.players):
        _compare(draft)


def next_owner(table: Draft | State) -> Seat:
    """Tell whose unknown artefact is asked for: the active player's first, then clockwise."""
    return next(seat for seat in _in_order(table) if table.players[seat].hidden)


def _turn_up(draft: Draft, seat: Seat, names: tuple[str, ...]) -> None:
    player = draft.players[seat]
    hidden = list(player.hidden)
    for name in names:
        hidden.remove(name if name in hidden else None)
    draft.players[seat] = replace(player, hidden=tuple(hidden), played=(*player.played, *names))
    draft.events.append(TurnedUp(seat, names))


def _compare(draft: Draft) -> None:
    """END-1: 42 points that nobody could count before, then the most; ED-1 names the tie-break."""
    for seat in _in_order(draft):
        count_points(draft, seat)
    rule = "END-3" if draft.trifoliums else "WIN-3"
    tie_break = "ED-1" if is_tied(draft.players) else ""
    winners = prestige(draft.players, draft.rules.edition)
    finish(draft, winners, "prestige", rule, tie_break)


def _in_order(table: Draft | State) -> Iterator[Seat]:
    """WIN-2: the active player first, then clockwise."""
    players = len(table.players)
    return (Seat((table.active + n) % players) for n in range(players))
