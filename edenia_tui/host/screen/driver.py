"""Textual's driver for a wire: nothing of the server's own terminal, signals, browser or files."""

import asyncio
from codecs import getincrementaldecoder
from pathlib import Path
from typing import Any, BinaryIO, Final, Literal, NamedTuple, TextIO

from textual import constants, events
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.driver import Driver
from textual.geometry import Size
from textual.message import Message

from edenia_tui.host.hub.allowance import Rate
from edenia_tui.host.hub.clock import Clock
from edenia_tui.host.limits import USUAL
from edenia_tui.host.screen.depth import Depth, reduction
from edenia_tui.host.screen.idling import Idling
from edenia_tui.host.screen.typed_keys import TypedKeys
from edenia_tui.host.visits.wire import Wire

_ENTER: Final = "\x1b[?1049h\x1b[?25l\x1b[?1000h\x1b[?1006h\x1b[?2004h\x1b[?7l"
"""The other screen, no cursor, clicks and the wheel but no moves of the mouse, pastes, no wrapping."""
_RESTORE: Final = "\x1b[?2004l\x1b[?7h\x1b[?1006l\x1b[?1000l\x1b[0m\x1b[?1049l\x1b[?25h"
_BEHIND: Final = 64 * 1024
"""Bytes that a slow reader has not taken; new frames wait until there are fewer."""
_LOOK_AGAIN: Final = 0.05
_OLD_TERMINALS: Final = ("linux", "vt", "dumb")
"""Those that would write what they do not understand of a frame's edges."""


class Link(NamedTuple):
    """What a driver is told of its visitor."""

    wire: Wire
    depth: Depth
    keys: Rate
    clock: Clock
    idle_seconds: float = USUAL.idle_seconds


class NobodyThere(Message, bubble=False):
    """No key was pressed for long."""


class WireDriver(Driver):
    """Paints on somebody's terminal, one packet a frame, and hears their keys."""

    def __init__(
        self,
        app: App[Any],
        *,
        link: Link,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
    ) -> None:
        """Take the wire; nothing is written before the app begins."""
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        self._wire = link.wire
        self._reduce = reduction(link.depth)
        self._keys = TypedKeys(link.keys, link.clock, self._understand)
        self._idling = Idling(link.idle_seconds, link.clock, self._nobody_there)
        self._decode = getincrementaldecoder("utf-8")("replace").decode
        self._parser = XTermParser()
        self._written: list[str] = []
        self._flushing: asyncio.Handle | None = None
        self._escaping: asyncio.TimerHandle | None = None
        self._catching_up: asyncio.TimerHandle | None = None
        self._size = self._terminal_size()

    def _terminal_size(self) -> tuple[int, int]:
        terminal = self._wire.terminal
        return (80, 24) if terminal is None else (terminal.columns, terminal.rows)

    @property
    def shows_whole_frames(self) -> bool:
        """Whether the terminal can be told where a frame begins and ends."""
        terminal = self._wire.terminal
        return terminal is not None and not terminal.kind.startswith(_OLD_TERMINALS)

    # What is written.

    def write(self, data: str) -> None:
        """Keep something for the next packet."""
        self._written.append(data)
        if self._flushing is None:
            self._flushing = self._loop.call_soon(self.flush)

    def flush(self) -> None:
        """Send everything as one packet."""
        if self._flushing is not None:
            self._flushing.cancel()
            self._flushing = None
        data, self._written = "".join(self._written), []
        if data:
            self._wire.write(self._reduce(data).encode("utf-8", "replace"))

    def is_behind(self) -> bool:
        """Tell whether a frame would be old when it is seen; then the newest is painted later."""
        if self._wire.waiting <= _BEHIND:
            return False
        if self._catching_up is None:
            self._catching_up = self._loop.call_later(_LOOK_AGAIN, self._catch_up)
        return True

    def _catch_up(self) -> None:
        self._catching_up = None
        if not self.is_behind():
            self._app.call_later(self._app.refresh)

    # What is heard.

    def send_message(self, message: Message) -> None:
        """Hand a message to the app, which lives on this loop."""
        self._app.post_message(message)

    def _hear(self, data: bytes) -> None:
        if data:
            self._idling.stir()
            self._keys.take(self._decode(data))
        else:
            self._app.exit()

    def _nobody_there(self) -> None:
        self.send_message(NobodyThere())

    def _understand(self, typed: str) -> None:
        """Tell the app what was pressed; an escape alone is known by what does not follow it."""
        self._stop_waiting()
        for message in self._parser.feed(typed):
            self.process_message(message)
        if typed.endswith("\x1b"):
            wait = constants.ESCAPE_DELAY + 0.01
            self._escaping = self._loop.call_later(wait, self._tick)

    def _tick(self) -> None:
        self._escaping = None
        for message in self._parser.tick():
            self.process_message(message)

    def _stop_waiting(self) -> None:
        if self._escaping is not None:
            self._escaping.cancel()
            self._escaping = None

    def _resized(self) -> None:
        self._size = self._terminal_size()
        size = Size(*self._size)
        self.send_message(events.Resize(size, size))

    # From the beginning to the end.

    def start_application_mode(self) -> None:
        """Take the terminal over, and hear its keys."""
        self._app._sync_available = self.shows_whole_frames  # noqa: SLF001 (it cannot be asked)
        self.write(_ENTER)
        self._wire.hear(self._hear, self._resized)
        self._idling.begin()

    def disable_input(self) -> None:
        """Hear nothing more; what is typed now is for whoever comes next."""
        self._wire.hear(None)
        self._keys.close()
        self._idling.close()
        self._stop_waiting()
        if self._catching_up is not None:
            self._catching_up.cancel()

    def stop_application_mode(self) -> None:
        """Give the terminal back as it was."""
        self.disable_input()
        self.write(_RESTORE)
        self.flush()

    def close(self) -> None:
        """Write what is left."""
        self.flush()

    # What would act on the server.

    def open_url(self, url: str, new_tab: bool = True) -> None:  # noqa: FBT001, FBT002 (Textual's)
        """Open nothing: the browser would be the server's."""

    def deliver_binary(  # noqa: PLR0913 (Textual's)
        self,
        binary: BinaryIO | TextIO,
        *,
        delivery_key: str,
        save_path: Path,
        open_method: Literal["browser", "download"] = "download",
        encoding: str | None = None,
        mime_type: str | None = None,
        name: str | None = None,
    ) -> None:
        """Write nothing: the file would be the server's."""
