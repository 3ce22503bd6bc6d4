"""What all tables of a hub share."""

from typing import NamedTuple

from edenia_tui.host.hub.clock import Clock
from edenia_tui.host.hub.plan import Games
from edenia_tui.host.limits import Limits
from edenia_tui.storage.shared.store import Store
from edenia_tui.table.pool import Pool


class House(NamedTuple):
    """The store, the games, the pool in which bots think, the time, the limits."""

    store: Store
    games: Games
    pool: Pool
    clock: Clock
    limits: Limits
    holder: str
    """Who this hub is among others that share the store."""
