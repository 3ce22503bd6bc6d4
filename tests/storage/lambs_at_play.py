"""A process to be killed: once a line comes in, a game is played and every line of it announced.

Run with SEED and the number of people who play, who waver; lambs take the other seats.
"""

import asyncio
import sys

from tests.library import begin
from tests.table.company import TWO, EdeniaRewound, EdeniaTold, IdleWatcher
from tests.table.waverer import sitters_of, wavering_room


class Announcer(IdleWatcher):
    """Says how many lines have been told."""

    def __init__(self) -> None:
        """Begin to count."""
        self.number = 0

    def saw(self, told: EdeniaTold) -> None:
        """Say it at once."""
        del told
        self._say()

    def rewound(self, rewound: EdeniaRewound) -> None:
        """Say it at once."""
        del rewound
        self._say()

    def _say(self) -> None:
        self.number += 1
        print(self.number, flush=True)  # noqa: T201


def main() -> None:
    """Play one game."""
    seed, people = map(int, sys.argv[1:])
    keeper, saved = begin("edenia", TWO, sitters_of(TWO, people), seed)
    room, announcer = wavering_room(saved.record, seed, people, [], keeper), Announcer()
    room.attach(announcer)
    sys.stdin.readline()
    asyncio.run(room.run())


if __name__ == "__main__":
    main()
