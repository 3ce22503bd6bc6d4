"""What Textual does to a whole process, and a hosted app does not: one test for each trap."""

import asyncio
import gc
import re
import signal
import sys
import weakref
from typing import Any

import pytest
from textual.app import App, ComposeResult
from textual.widgets import Static

from edenia_tui.host.screen.depth import Depth, depth_of, reduction
from edenia_tui.host.screen.hosted import Hosted, Starts
from tests.host.screen.wires import FakeWire, HostedSmall, Small, link_of, shown, until


def test_finished_apps_are_forgotten() -> None:
    """Nothing keeps an app alive whose visit has ended, not even caches of what it drew and heard."""

    async def visit() -> "weakref.ref[App[Any]]":
        wire, app = FakeWire(), HostedSmall()
        async with shown(app, link_of(wire)):
            wire.type("abc\x1b[B\x1b[1;5C")
            await until(lambda: app.typed == "abc")
        return weakref.ref(app)

    async def visits() -> list["weakref.ref[App[Any]]"]:
        left = [await visit() for _ in range(3)]
        await asyncio.sleep(0)
        gc.collect()
        return [one for one in left if one() is not None]

    assert asyncio.run(visits()) == []


def test_the_streams_of_the_process_stay_its_own() -> None:
    """Two visits that end in the order in which they began leave standard output alone."""

    async def visits() -> None:
        out, err = sys.stdout, sys.stderr
        starts, apps = Starts(), [HostedSmall(), HostedSmall()]
        runs = []
        for app in apps:
            app.host_on(link_of(FakeWire()))
            runs.append(asyncio.ensure_future(starts.run(app)))
            await until(app.is_ready.is_set)
            assert (sys.stdout, sys.stderr) == (out, err)
        for app, running in zip(apps, runs, strict=True):
            app.exit()
            await running
            assert (sys.stdout, sys.stderr) == (out, err)

    asyncio.run(visits())


def test_the_loop_keeps_its_factory_of_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    """An app does not make every task of the process an eager one, as Textual does from 3.12 on."""

    def eager(*_: object, **__: object) -> None:
        raise AssertionError

    monkeypatch.setattr(asyncio, "eager_task_factory", eager, raising=False)

    async def visit() -> None:
        async with shown(HostedSmall(), link_of(FakeWire())):
            assert asyncio.get_running_loop().get_task_factory() is None

    asyncio.run(visit())


def test_no_signal_is_caught() -> None:
    """Signals are the server's: an app neither hears a resize nor a pause of the server's terminal."""
    watched = (signal.SIGWINCH, signal.SIGTSTP, signal.SIGCONT, signal.SIGTTOU, signal.SIGTTIN)
    before = [signal.getsignal(one) for one in watched]

    async def visit() -> None:
        async with shown(HostedSmall(), link_of(FakeWire())):
            assert [signal.getsignal(one) for one in watched] == before

    asyncio.run(visit())


def test_colours_are_those_of_the_terminal_side_by_side() -> None:
    """Three terminals of different depths each get their own colours, whoever was painted first."""

    async def visits() -> list[str]:
        starts = Starts()
        wires = [FakeWire() for _ in range(4)]
        depths = [Depth.NONE, Depth.FEW, Depth.MANY, Depth.ALL]
        apps = [HostedSmall() for _ in wires]
        runs = []
        for app, wire, depth in zip(apps, wires, depths, strict=True):
            app.host_on(link_of(wire, depth))
            runs.append(asyncio.ensure_future(starts.run(app)))
        for app in apps:
            await until(app.is_ready.is_set)
        await until(lambda: all("Hello" in wire.written for wire in wires))
        for app in apps:
            app.exit()
        await asyncio.gather(*runs)
        return [wire.written for wire in wires]

    none, few, many, all_of_them = asyncio.run(visits())
    assert not re.search(r"\x1b\[[0-9;]*(?:[34][0-9]|9[0-7]|10[0-7])[;m]", none)
    assert "8;2;" not in few
    assert "8;5;" not in few
    assert "8;2;" not in many
    assert "38;5;" in many
    assert "38;2;" in all_of_them


@pytest.mark.parametrize(
    ("environ", "depth"),
    [
        ({"TERM": "xterm-256color"}, Depth.MANY),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, Depth.ALL),
        ({"TERM": "xterm"}, Depth.FEW),
        ({"TERM": "linux"}, Depth.FEW),
        ({"TERM": "vt100"}, Depth.NONE),
        ({}, Depth.NONE),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, Depth.NONE),
    ],
)
def test_how_many_colours(environ: dict[str, str], depth: Depth) -> None:
    """What a client says of its terminal tells how many colours there are."""
    assert depth_of(environ) is depth


def test_without_colours_the_rest_of_a_style_stays() -> None:
    """Bold, underlined and reversed letters stay so where colours are taken away."""
    without = reduction(Depth.NONE)
    assert without("\x1b[1;4;38;2;1;2;3;48;5;9mA\x1b[0m") == "\x1b[1;4mA\x1b[0m"
    assert without("\x1b[38;2;1;2;3mA\x1b[0m") == "A\x1b[0m"
    assert without("\x1b[7;31;102mA") == "\x1b[7mA"


def test_one_app_begins_at_a_time() -> None:
    """An app waits until the one before it is to be seen."""
    began: list[str] = []

    class Noted(HostedSmall):
        def __init__(self, name: str) -> None:
            super().__init__()
            self.mark = name

        def on_mount(self) -> None:
            began.append(f"{self.mark} begins")

        def on_ready(self) -> None:
            began.append(f"{self.mark} is ready")
            super().on_ready()

    async def visits() -> None:
        starts, apps = Starts(), [Noted(name) for name in "abc"]
        for app in apps:
            app.host_on(link_of(FakeWire()))
        runs = [asyncio.ensure_future(starts.run(app)) for app in apps]
        for app in apps:
            await until(app.is_ready.is_set)
            app.exit()
        await asyncio.gather(*runs)

    asyncio.run(visits())
    assert began == [f"{name} {what}" for name in "abc" for what in ("begins", "is ready")]


def test_a_fault_tells_nothing_of_what_was_known(capfd: pytest.CaptureFixture[str]) -> None:
    """A screen that fails is reported without its variables, and nothing of it is sent or printed."""
    held_back = "the hand of another"
    reported: list[dict[str, Any]] = []

    class Failing(Hosted[str], Small):
        def on_mount(self) -> None:
            held = held_back
            raise ValueError(len(held))

    async def visit() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, about: reported.append(about))
        wire, app = FakeWire(), Failing()
        app.host_on(link_of(wire))
        await Starts().run(app)
        assert app.return_code == 1
        assert held_back not in wire.written
        assert "Traceback" not in wire.written

    asyncio.run(visit())
    assert [type(about["exception"]) for about in reported] == [ValueError]
    out, err = capfd.readouterr()
    assert held_back not in out + err
    assert "Traceback" not in out + err


def test_a_visit_that_is_cut_off_ends_its_app() -> None:
    """When a connection is lost the app ends, also while it waits to begin."""

    async def visits() -> None:
        starts, app, other = Starts(), HostedSmall(), HostedSmall()
        app.host_on(link_of(FakeWire()))
        other.host_on(link_of(FakeWire()))
        running = asyncio.ensure_future(starts.run(app))
        waiting = asyncio.ensure_future(starts.run(other))
        await asyncio.sleep(0)
        waiting.cancel()
        await until(app.is_ready.is_set)
        running.cancel()
        await asyncio.wait((running, waiting))
        assert not app.is_running
        assert not other.is_running
        third = HostedSmall()
        async with shown(third, link_of(FakeWire()), starts):
            assert third.is_running

    asyncio.run(visits())


def test_style_sheets_are_understood_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second app of a kind parses nothing."""
    from textual.css import stylesheet  # noqa: PLC0415

    parsed: list[object] = []
    parse = getattr(stylesheet, "parse")  # noqa: B009 (it is not said to be for others)

    def counting(*arguments: Any, **named: Any) -> Any:
        parsed.append(arguments[2])
        return parse(*arguments, **named)

    monkeypatch.setattr(stylesheet, "parse", counting)

    class Own(Hosted[str]):
        CSS = "Own { Static { color: red; } }"

        def compose(self) -> ComposeResult:
            yield Static("Hello")

    async def visits() -> None:
        async with shown(Own(), link_of(FakeWire())):
            pass
        assert parsed
        parsed.clear()
        async with shown(Own(), link_of(FakeWire())):
            pass
        assert parsed == []

    asyncio.run(visits())
