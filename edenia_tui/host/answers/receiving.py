"""What a client hands in on its standard input, to the end and no more than so much."""

import asyncio
from typing import Final

from edenia_tui.host.visits.wire import Wire

_SECONDS: Final = 300.0


async def receive_input(wire: Wire, most: int) -> bytes:
    """Give what comes; one byte more than allowed tells that there was more. TimeoutError at last.

    A terminal hands in nothing: there somebody would have to type it.
    """
    if wire.terminal is not None:
        return b""
    data, ended = bytearray(), asyncio.Event()

    def hear(part: bytes) -> None:
        data.extend(part)
        if not part or len(data) > most:
            ended.set()

    wire.hear(hear)
    try:
        async with asyncio.timeout(_SECONDS):
            await ended.wait()
    finally:
        wire.hear(None)
    return bytes(data[: most + 1])
