"""How many may be here at once: in all, of one address, of one account, and without an account."""

from collections import Counter

from edenia_tui.host.hub.news import Visitor
from edenia_tui.host.hub.refusing import NotDone, Why
from edenia_tui.host.limits import Limits


class Presence:
    """Counts who is here, so that nobody has to be looked at to let one more in."""

    def __init__(self, limits: Limits) -> None:
        """Begin with nobody."""
        self._limits = limits
        self._of: Counter[tuple[str, str]] = Counter()
        self._as: dict[Visitor, tuple[tuple[str, str], ...]] = {}
        """What each was counted as; people may be called otherwise later."""

    def check_room_for(self, visitor: Visitor) -> None:
        """Make sure that one more may come; NotDone when not."""
        if any(self._of[what] >= most for what, most in self._counted(visitor).items()):
            raise NotDone(Why.TOO_MANY)

    def came(self, visitor: Visitor) -> None:
        """Count somebody."""
        self._as[visitor] = tuple(self._counted(visitor))
        self._of.update(self._as[visitor])

    def went(self, visitor: Visitor) -> None:
        """Count somebody no more."""
        for what in self._as.pop(visitor):
            self._of[what] -= 1
            if not self._of[what]:
                del self._of[what]

    def _counted(self, visitor: Visitor) -> dict[tuple[str, str], int]:
        """Give what somebody counts as, and how many of each there may be."""
        limits, address = self._limits, visitor.address
        counted = {
            ("", ""): limits.visits,
            ("address", address): limits.visits_per_address,
            ("account", visitor.account.id): limits.visits_per_account,
        }
        if visitor.account.is_guest:
            counted["guest", ""] = limits.guests
            counted["guest", address] = limits.guests_per_address
        return counted
