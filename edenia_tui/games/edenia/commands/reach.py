"""`edenia reach`: where a sheep can be at the end of its move."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from edenia_tui.games.tool import Answered, Tool, Unanswerable
from edenia_tui.language.listener import Listener
from rules.edenia.state import State

if TYPE_CHECKING:
    from rules.edenia.analysis.reach import Reach
    from rules.edenia.galaxy import Sheep

_HELP: Final = """List every place where SHEEP can be at the end of its move.

SHEEP is a number, 1 to 3, of the player whose turn it is, or a colour and a
number; a sheep of somebody else moves as if the turn were theirs. No
artefact is played; what has been declared already counts.

Each place comes with its odds when the player aims for it, where die or
deck decide, and with the command to begin with; likely places first. When
the deck is not known, any tile is taken to be as likely as another. When
there is too much to try, the answer says so and the odds may be better.

\b
Examples:
  edenia reach table.txt 2
  edenia reach table.txt green 1 --json
  edenia reach game.record@37 vert 3 --lang fr

Exit codes: 0 listed, 1 another sheep is in the middle of its move, 2 the
file or the sheep cannot be read.
"""


def _reach(listener: Listener, state: State, words: Sequence[str]) -> Answered:
    """List the places of a sheep."""
    from edenia_tui.games.edenia.words import nouns
    from edenia_tui.games.edenia.words.odds import tell_reach
    from rules.edenia.analysis.reach import OtherSheepMoves, reach

    mover = _sheep(listener, state, words)
    try:
        found = reach(state, mover)
    except OtherSheepMoves as error:
        other = nouns.sheep(listener, error.sheep)
        lines = [listener.say("report-reach-other", sheep=other)]
        raise Unanswerable(lines, is_readable=True) from None
    return Answered(tell_reach(listener, mover, found), _facts(mover, found))


def _sheep(listener: Listener, state: State, words: Sequence[str]) -> "Sheep":
    """Understand a number, or a player and a number."""
    from edenia_tui.games.edenia.words.queries.arguments import Arguments
    from edenia_tui.language.query import WrongArgument
    from rules.edenia.places import sheep_of

    given = " ".join(words).split()
    typed = Arguments(listener, state, given)
    try:
        seat = typed.seat() if len(given) > 1 else state.active
        number = typed.sheep_number()
        typed.end()
    except WrongArgument as wrong:
        expected = listener.say(wrong.expected)
        lines = [listener.say("report-reach-wrong", expected=expected)]
        raise Unanswerable(lines, is_readable=False) from None
    return sheep_of(seat, number)


def _facts(mover: "Sheep", found: "Reach") -> Mapping[str, object]:
    from rules.edenia.notation.actions import write_action
    from rules.edenia.notation.names import place_name, sheep_name

    return {
        "format": 1,
        "sheep": sheep_name(mover),
        "complete": found.is_complete,
        "deck_known": not found.is_guessed,
        "places": [
            {
                "place": place_name(landing.spot, landing.tiles),
                "chance": str(landing.chance),
                "start": None if landing.start is None else write_action(landing.start),
            }
            for landing in found.landings
        ],
    }


REACH: Final = Tool(
    "reach", _HELP, ("sheep...",), _reach, is_for_programs=True, tells_whoever_acts=True
)
