"""`edenia ray`: where a path leads."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.games.tool import Answered, Tool, Unanswerable
from edenia_tui.language.listener import Listener
from rules.edenia.state import State

_HELP: Final = """Tell where the track leads that leaves CELL by SIDE on PATH.

The way is followed over tiles, relays and tunnels until something is asked
or nobody knows; sheep on the way are told with what it costs to leap them.
FILE is a position, or a kept game; "-" reads standard input.

\b
Examples:
  edenia ray table.txt b1 east star
  edenia ray game.record@37 arridis s neb --lang fr

Exit codes: 0 answered, 2 the file or a word cannot be read.
"""


def _ray(listener: Listener, state: State, words: Sequence[str]) -> Answered:
    """Answer as the question of that name does."""
    from edenia_tui.games.edenia.words.queries.catalogue import QUERIES
    from edenia_tui.language.query import WrongArgument
    from edenia_tui.language.sentences import fold

    query = QUERIES["ray"]
    try:
        return Answered(fold(query.tell(listener, state, words)), {})
    except WrongArgument:
        lines = query.answer(listener, state, words)
        raise Unanswerable(lines, is_readable=False) from None


RAY: Final = Tool("ray", _HELP, ("cell", "side", "path"), _ray)
