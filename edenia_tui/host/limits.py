"""Every limit of a host with its figure; a file in TOML may name others."""

from collections.abc import Mapping
from typing import Final

import msgspec

from edenia_tui.host.hub.allowance import Rate
from rules.kernel.value import Value


class Limits(Value, frozen=True):
    """How much of everything; seconds and numbers unless it says otherwise."""

    # Connections.
    connections: int = 400
    """In all, before and after login."""
    connections_per_address: int = 20
    connecting: Rate = Rate(20, 1.0)
    """New connections of one address."""
    authentications: Rate = Rate(10, 0.2)
    """Attempts to log in from one address."""
    login_seconds: float = 20.0
    keepalive_seconds: float = 20.0
    keepalives: int = 3
    """So many unanswered, and the connection is gone."""
    idle_seconds: float = 3_600.0
    """Without a key, a visit ends; its seat stays."""

    # Visits.
    visits: int = 200
    visits_per_address: int = 12
    visits_per_account: int = 4
    guests: int = 100
    guests_per_address: int = 6
    columns: int = 300
    rows: int = 120
    """Larger windows are shown as much."""

    # What comes in.
    input_bytes: Rate = Rate(32 * 1024, 8 * 1024)
    keys: Rate = Rate(40, 12.0)
    """Keys of one visit, counted before they are understood."""
    resizes: Rate = Rate(4, 4.0)
    line_letters: int = 4_096
    import_bytes: int = 2_000_000
    answers: Rate = Rate(10, 0.5)
    """One-answer words of one address."""

    # Tables.
    tables: int = 2_000
    """Open and running."""
    tables_per_account: int = 20
    """Waiting and running, of one account."""
    tables_per_guest: int = 3
    spectators: int = 20
    """At one table."""
    opening: Rate = Rate(5, 0.05)
    """New tables of one account."""
    codes: Rate = Rate(6, 0.02)
    """Wrong codes of one address, and of one account."""
    absence_seconds: float = 120.0
    """After that the others are offered to go on without somebody."""
    lease_seconds: float = 6.0
    retry_seconds: float = 5.0
    """After something could not be kept, it is tried again."""
    waiting_days: float = 2.0
    """A table that nobody fills is closed after that."""
    games: int = 1_000
    """Finished games of one account, those that were handed in included."""
    over_days: float = 365.0
    """Finished games are kept for so long."""
    guest_days: float = 14.0

    # Talk.
    chat: Rate = Rate(5, 0.5)
    chat_letters: int = 300
    chat_days: float = 7.0
    chat_recalled: int = 20
    """So many lines are shown to whoever comes."""
    title_letters: int = 40
    hints: Rate = Rate(5, 0.1)
    bot_seconds: float = 5.0
    """Nobody waits longer for a bot, however many bots think."""
    link_seconds: float = 600.0
    """So long a code lets somebody add a key."""


USUAL: Final = Limits()


class BadLimits(Exception):
    """A file of limits that makes no sense, with the reason."""


def read_limits(named: Mapping[str, object]) -> Limits:
    """Change some figures by their names.

    Raises:
        BadLimits: there is no such limit, or it is no such figure.
    """
    unknown = sorted(named.keys() - set(Limits.__struct_fields__))
    if unknown:
        raise BadLimits(f"there is no limit {unknown[0]!r}")
    try:
        limits = msgspec.convert(dict(named), Limits)
    except msgspec.ValidationError as error:
        raise BadLimits(str(error)) from None
    for name in Limits.__struct_fields__:
        figures = getattr(limits, name)
        if min(figures if isinstance(figures, Rate) else (figures,)) < 0:
            raise BadLimits(f"{name} is below 0")
    return limits
