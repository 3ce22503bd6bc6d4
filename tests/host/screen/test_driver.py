"""Textual on a wire: frames, keys, sizes, slow readers, and a terminal that is given back."""

import asyncio
import re

import pytest

from edenia_tui.host.hub.allowance import Rate
from edenia_tui.host.screen.depth import Depth
from edenia_tui.host.screen.driver import WireDriver
from tests.host.hub.company import SetClock
from tests.host.screen.wires import FakeWire, HostedSmall, link_of, shown, until

SWITCHED = re.compile(r"\x1b\[\?(\d+)([hl])")


def modes(written: str) -> set[str]:
    """Tell which modes of a terminal were switched and not switched back."""
    left = {"7", "25"}
    for mode, way in SWITCHED.findall(written):
        (left.add if way == "h" else left.discard)(mode)
    return left


def test_a_frame_is_one_packet_between_its_marks() -> None:
    """Everything of a frame is sent at once, so that no terminal shows half of it."""

    async def visit() -> None:
        wire, app = FakeWire(), HostedSmall()
        async with shown(app, link_of(wire)):
            before = len(wire.packets)
            wire.type("x")
            await until(lambda: any(b"x" in packet for packet in wire.packets[before:]))
        frames = [packet for packet in wire.packets if b"\x1b[?2026h" in packet]
        assert frames
        assert all(frame.count(b"\x1b[?2026h") == frame.count(b"\x1b[?2026l") for frame in frames)

    asyncio.run(visit())


def test_the_terminal_is_given_back() -> None:
    """After the end the mouse, the other screen, pastes and the cursor are as they were before."""

    async def visit() -> None:
        wire, app = FakeWire(), HostedSmall()
        async with shown(app, link_of(wire)):
            assert modes(wire.written) >= {"1049", "1000"}
        assert modes(wire.written) == {"7", "25"}
        assert wire.written.rstrip().endswith("\x1b[?25h")

    asyncio.run(visit())


def test_a_lone_escape_is_a_key_and_arrows_stay_whole() -> None:
    """Escape alone is heard without a second key; an arrow in two packets is an arrow."""

    async def visit() -> None:
        wire, app = FakeWire(), HostedSmall()
        async with shown(app, link_of(wire)):
            wire.type("\x1b")
            await until(lambda: "escape" in app.keys)
            wire.type("\x1b")
            wire.type("[B")
            await until(lambda: "down" in app.keys)
        assert app.keys == ["escape", "down"]

    asyncio.run(visit())


def test_another_size_is_shown_at_once() -> None:
    """Whoever drags their window gets a picture of that size."""

    async def visit() -> None:
        wire, app = FakeWire(), HostedSmall()
        async with shown(app, link_of(wire)):
            assert app.size == (80, 24)
            wire.resize(120, 40)
            await until(lambda: app.size == (120, 40))
            await until(lambda: "\x1b[40;1H" in wire.written)

    asyncio.run(visit())


def test_letters_come_in_pieces() -> None:
    """A letter of several bytes may come in two packets."""

    async def visit() -> None:
        wire, app = FakeWire(), HostedSmall()
        async with shown(app, link_of(wire)):
            hearer = wire._hearer
            assert hearer is not None
            hearer("é".encode()[:1])
            hearer("é".encode()[1:])
            await until(lambda: app.typed == "é")

    asyncio.run(visit())


def test_whoever_hangs_up_ends_the_visit() -> None:
    """The end of what is typed ends the app."""

    async def visit() -> None:
        wire, app = FakeWire(), HostedSmall()
        async with shown(app, link_of(wire)):
            wire.hang_up()
            await until(lambda: not app.is_running)

    asyncio.run(visit())


def test_a_slow_reader_gets_the_newest_frame() -> None:
    """While somebody does not read nothing is painted for them; then they see how things stand."""

    async def visit() -> None:
        wire, app = FakeWire(), HostedSmall()
        async with shown(app, link_of(wire)):
            wire.waiting = 1_000_000
            before = len(wire.packets)
            for said in [f"number {n}" for n in range(20)]:
                wire.type("\x1b[200~" + said + "\x1b[201~")
                await until(lambda: app.typed)
                wire.type("\r")
                await until(lambda: not app.typed)
            assert len(wire.packets) == before
            wire.waiting = 0
            await until(lambda: "number 19" in wire.written)
            assert "number 18" not in wire.written

    asyncio.run(visit())


def test_a_flood_of_keys_waits_and_is_cut() -> None:
    """Of many keys at once some come through, some wait, and the rest is never understood."""

    async def visit() -> None:
        wire, app, clock = FakeWire(), HostedSmall(), SetClock()
        async with shown(app, link_of(wire, keys=Rate(5, 2.0), clock=clock)):
            wire.type("\x1b[B" * 100)
            await until(lambda: len(app.keys) == 5)
            for _ in range(20):
                clock.pass_by(0.5)
                await asyncio.sleep(0)
            await until(lambda: len(app.keys) == 10)
            for _ in range(20):
                clock.pass_by(0.5)
                await asyncio.sleep(0)
        assert app.keys == ["down"] * 10

    asyncio.run(visit())


def test_a_paste_is_one_key_however_it_comes() -> None:
    """What is pasted is not lost to the limit of keys, in whatever pieces it comes."""

    async def visit() -> None:
        wire, app = FakeWire(), HostedSmall()
        async with shown(app, link_of(wire, keys=Rate(3, 0.001), clock=SetClock())):
            wire.type("\x1b[200~a long ")
            wire.type("line of talk\x1b[201~")
            await until(lambda: app.typed == "a long line of talk")

    asyncio.run(visit())


@pytest.mark.parametrize("kind", ["linux", "vt100"])
def test_old_terminals_get_no_marks_of_frames(kind: str) -> None:
    """A console that would write the marks is spared them."""

    async def visit() -> None:
        wire, app = FakeWire(kind), HostedSmall()
        async with shown(app, link_of(wire, Depth.FEW)):
            pass
        assert "2026" not in wire.written

    asyncio.run(visit())


def test_nothing_is_done_to_the_server() -> None:
    """There is no suspending, no browser and no file: they would all be the server's."""

    async def visit() -> None:
        wire, app = FakeWire(), HostedSmall()
        async with shown(app, link_of(wire)):
            driver = app._driver
            assert isinstance(driver, WireDriver)
            assert not driver.can_suspend
            app.action_suspend_process()
            app.open_url("http://localhost/")
            app.deliver_screenshot()
            await asyncio.sleep(0)
            assert app.is_running

    asyncio.run(visit())
