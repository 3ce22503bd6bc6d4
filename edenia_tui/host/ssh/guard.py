"""How many connections there may be, and how fast they come; counted before anything is believed."""

from collections import Counter
from ipaddress import IPv6Address, ip_address
from typing import Final

from edenia_tui.host.hub.allowance import Allowance
from edenia_tui.host.hub.clock import Clock
from edenia_tui.host.limits import Limits

_NETWORK: Final = 64
"""So many bits of an IPv6 address are one household's."""


def counted_address(address: str) -> str:
    """Give what limits count by: an IPv4 address, or the network of an IPv6 one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> (128 - _NETWORK) << (128 - _NETWORK)))
    return str(found)


class Guard:
    """Lets connections in, or not."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        """Begin with none."""
        self._limits = limits
        self._open: Counter[str] = Counter()
        self._connecting = Allowance(limits.connecting, clock.time)
        self._authenticating = Allowance(limits.authentications, clock.time)

    @property
    def connections(self) -> int:
        """How many there are."""
        return self._open.total()

    def connects(self, address: str) -> bool:
        """Let one more in, unless there are too many or they come too fast; `left` follows."""
        if (
            self.connections >= self._limits.connections
            or self._open[address] >= self._limits.connections_per_address
            or not self._connecting.takes(address)
        ):
            return False
        self._open[address] += 1
        return True

    def left(self, address: str) -> None:
        """Take note that a connection is gone."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def authenticates(self, address: str) -> bool:
        """Let somebody try to log in, unless they tried too often."""
        return self._authenticating.takes(address)
