"""A process to be killed: once a line comes in, lambs play and announce every action; run with SEED."""

import asyncio
import sys

from tests.table.company import TWO, EdeniaTold, bot_table, shelf, sitters


class Announcer:
    """Says how many actions have been told."""

    def __init__(self) -> None:
        """Begin to count."""
        self.number = 0

    def saw(self, told: EdeniaTold) -> None:
        """Say it at once."""
        del told
        self.number += 1
        print(self.number, flush=True)  # noqa: T201


def main() -> None:
    """Play one game."""
    seed = int(sys.argv[1])
    archive, saved = shelf().create(TWO, sitters(TWO), seed)
    table = bot_table(TWO, seed, archive, saved.record)
    table.watch(Announcer())
    sys.stdin.readline()
    asyncio.run(table.run())


if __name__ == "__main__":
    main()
