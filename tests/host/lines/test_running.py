"""For whoever runs a host: whether people may be sent there, figures, and an end that is announced."""

import asyncio
from pathlib import Path

from tests.host.lines.hosts import a_party
from tests.postgres import free_port


async def page(port: int, name: str) -> tuple[int, str]:
    """Read a page of a host; its status and its text."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {name} HTTP/1.0\r\n\r\n".encode())
    head, _, text = (await reader.read()).decode().partition("\r\n\r\n")
    writer.close()
    return int(head.split()[1]), text


def test_a_host_is_drained(tmp_path: Path) -> None:
    """Nobody is sent there any more, whoever is there is told, and it ends when they have left."""

    async def run() -> None:
        figures = free_port()
        async with a_party(tmp_path, options=("--figures", str(figures))) as party:
            anna = await party.comes("Anna")
            assert (await page(figures, "/health"))[0] == 200
            assert await page(figures, "/ready") == (200, "ready\n")
            code, text = await page(figures, "/metrics")
            assert (code, "edenia_visits 1\n" in text) == (200, True)
            assert (await page(figures, "/secrets"))[0] == 404
            told = await party.host.word("drain", "300")
            assert told.startswith("nobody is let in; 1 are told")
            await anna.hears("This host ends in 300 seconds. Connect again: your seat waits")
            assert await page(figures, "/ready") == (503, "closing\n")
            assert (await page(figures, "/health"))[0] == 200
            number, _, _ = await party.host.ask("rules", "LEAP-2")
            assert number == 255
            await anna.says("quit", "Goodbye")
            assert party.host.process is not None
            assert await party.host.process.wait() == 0

    asyncio.run(run())
