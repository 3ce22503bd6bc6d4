"""A thought of its own thread: its answer, its failure, and that it holds up no program's end."""

import asyncio
import subprocess
import sys

import pytest

from edenia_tui.table.thinking import think

_PROGRAM = """
import asyncio, time
from edenia_tui.table.thinking import think

async def main():
    thinking = asyncio.ensure_future(think(lambda: time.sleep(600)))
    await asyncio.sleep(0.1)
    thinking.cancel()

asyncio.run(main())
print("over")
"""


def test_the_answer_comes_back() -> None:
    """What was thought is what is given."""
    assert asyncio.run(think(lambda: 6 * 7)) == 42


def test_a_failure_is_raised_where_it_is_waited_for() -> None:
    """A bot that fails does so in the loop of the game, not silently in a thread."""
    with pytest.raises(ZeroDivisionError):
        asyncio.run(think(lambda: 1 // 0))


def test_a_thought_nobody_waits_for_does_not_delay_the_end() -> None:
    """The program ends although the thought would take ten minutes more."""
    ended = subprocess.run(
        [sys.executable, "-c", _PROGRAM], capture_output=True, text=True, timeout=60, check=True
    )
    assert (ended.stdout, ended.stderr) == ("over\n", "")
