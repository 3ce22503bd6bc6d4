"""The smallest Textual app on the same wire as ours: what a visit costs before it shows anything."""

import asyncio
import tempfile
from pathlib import Path

from edenia_tui.host.hub.allowance import Rate
from edenia_tui.host.hub.clock import RealClock
from edenia_tui.host.limits import Limits
from edenia_tui.host.screen.depth import depth_of
from edenia_tui.host.screen.driver import Link
from edenia_tui.host.screen.hosted import Hosted, Starts
from edenia_tui.host.ssh.channel import Channel
from edenia_tui.host.ssh.door import Caller, Door
from edenia_tui.host.ssh.guard import Guard
from edenia_tui.host.ssh.host_key import host_key
from edenia_tui.host.ssh.listening import listen
from edenia_tui.host.visits.wire import Wire
from tests.bench.smallest import OneLine

_WIDTH = 40
_MANY = Rate(100_000, 100_000.0)


class HostedLine(Hosted[None], OneLine):
    """A line that a key changes, over a connection."""


async def serve() -> None:
    """Let people in until the process is ended."""
    limits = Limits(
        connections=1_000,
        connections_per_address=1_000,
        connecting=_MANY,
        authentications=_MANY,
        keys=_MANY,
    )
    clock, starts = RealClock(), Starts()
    guard = Guard(limits, clock)

    async def begin(wire: Wire, caller: Caller) -> int:
        del caller
        app = HostedLine(_WIDTH)
        app.host_on(Link(wire, depth_of(wire.asked.environ), limits.keys, clock))
        await starts.run(app)
        return 0

    def door(_: str) -> Door:
        return Door(guard, lambda caller: Channel(caller, limits, clock, begin), lambda _: False)

    with tempfile.TemporaryDirectory() as folder:
        acceptor = await listen("127.0.0.1", 0, host_key(Path(folder)), limits, door)
        print(f"port {acceptor.get_port()}. Ctrl-C ends it.", flush=True)  # noqa: T201
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(serve())
