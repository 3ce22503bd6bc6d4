"""How many may be here at once: in all, of one address, of one account, and without an account."""

from collections.abc import Sequence

from edenia_tui.host.hub.news import Visitor
from edenia_tui.host.hub.refusing import NotDone, Why
from edenia_tui.host.limits import Limits


def check_room_for(visitor: Visitor, present: Sequence[Visitor], limits: Limits) -> None:
    """Make sure that one more may come; NotDone when not."""
    same_address = [one for one in present if one.address == visitor.address]
    same_account = [one for one in present if one.account.id == visitor.account.id]
    full = (
        len(present) >= limits.visits
        or len(same_address) >= limits.visits_per_address
        or len(same_account) >= limits.visits_per_account
    )
    if visitor.account.is_guest:
        guests = [one for one in present if one.account.is_guest]
        nearby = [one for one in same_address if one.account.is_guest]
        full = full or len(guests) >= limits.guests or len(nearby) >= limits.guests_per_address
    if full:
        raise NotDone(Why.TOO_MANY)
