"""How much is taken from outside: whatever is larger is turned down in one line, and nothing hangs.

Rule of the file: a limit is far above what real games need, and far below what would be felt.
"""

from typing import Final

TEXT: Final = 500_000
"""Bytes of a position, a box or a record; a long game has 8,000."""
DOCUMENT: Final = 2_000_000
"""Bytes of a game that is imported, which may be JSON; a long one has 400,000."""
SETTINGS: Final = 100_000
"""Bytes of the settings; all of them have 200."""
SUMMARIES: Final = 32_000_000
"""Bytes of what is known about kept games; of 5,000 games it has 3,000,000."""
LEDGER: Final = 256_000_000
"""Bytes of the games of an arena; a game has 200."""
SAID: Final = 600
"""Letters of a line that says what cannot be read, which may quote any word; its middle is left out."""
LINE: Final = 4_096
"""Letters of a line of a record, of a line that is typed, and of a word of the command line."""
COMPLAINT: Final = 600
"""Letters of what is said about the words of a command line; the longest with real words has 300."""
LINES: Final = 20_000
"""Lines after the header of a record; a long game has 600."""
REWOUND: Final = 100_000
"""Actions that a record takes back or does again, counted each time; somebody who tries much has 500."""
RESEATINGS: Final = 200
"""Times that a seat is taken in the middle of a record; with four players hardly ever more than four."""
