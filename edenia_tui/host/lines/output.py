"""Lines that go over a wire: in the letters of whoever reads them."""

import asyncio

from edenia_tui.host.visits.wire import Wire
from edenia_tui.language.plain_letters import PLAIN_LETTERS


class WireWriter:
    """Writes text; where a terminal reads it, lines end as terminals want it."""

    def __init__(self, wire: Wire, encoding: str, *, is_terminal: bool) -> None:
        """Write to a wire."""
        self._wire = wire
        self._codec = encoding
        self._end = "\r\n" if is_terminal else "\n"
        self._waiting: list[str] = []
        self._flushing: asyncio.Handle | None = None

    def write(self, text: str) -> int:
        """Keep text until it is flushed: one answer is one packet."""
        self._waiting.append(text)
        return len(text)

    def flush(self) -> None:
        """Send what was written."""
        if self._flushing is not None:
            self._flushing.cancel()
            self._flushing = None
        text = "".join(self._waiting).replace("\n", self._end)
        self._waiting.clear()
        if text:
            self._wire.write(text.encode(self._codec, PLAIN_LETTERS))

    def show(self, text: str) -> None:
        """Send something at once, as one packet with what else comes of the same keys."""
        self.write(text)
        if self._flushing is None:
            self._flushing = asyncio.get_running_loop().call_soon(self.flush)
