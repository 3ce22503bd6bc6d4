"""`edenia score`: what the planets of a table are worth, Character by Character."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.games.tool import Answered, Tool
from edenia_tui.language.listener import Listener
from rules.prince.state import State

_HELP: Final = """Count the points of everybody's planet, Character by Character.

For The Little Prince: type the planets that lie before you into the form of
"edenia new --game prince --template", and let them be counted, volcanoes
included. When all planets are full it is told who has won; any tiles are
read then, also such that are in no list of ours.
FILE is a position, or a kept game; "-" reads standard input.

\b
Examples:
  edenia score table.txt
  edenia score table.txt --json

Exit codes: 0 answered, 2 the file cannot be read.
"""


def _score(listener: Listener, state: State, _: Sequence[str]) -> Answered:
    """CHA-13, VOL-2, WIN-1: tell who has won, then everybody's points and where they come from."""
    from edenia_tui.games.prince.words.outcomes import tell_outcome
    from edenia_tui.games.prince.words.queries.score import tell_score
    from edenia_tui.language.sentences import fold
    from rules.prince.scoring import score_all
    from rules.prince.state import SEATS
    from rules.prince.tiles import TILE_NAMES

    over = state.outcome
    lines = [] if over is None else tell_outcome(listener, state, over)[:1]
    for seat in state.seats():
        lines.extend(tell_score(listener, state, seat))
    players = [
        {
            "seat": SEATS[scored.seat],
            "characters": [[TILE_NAMES[tile], points] for tile, points in scored.characters],
            "volcanoes": scored.volcanoes,
            "lost": scored.lost,
            "total": scored.total,
        }
        for scored in score_all(state.planets)
    ]
    winners = [] if over is None else [SEATS[seat] for seat in over.winners]
    return Answered(fold(lines), {"players": players, "winners": winners})


SCORE: Final = Tool("score", _HELP, (), _score, is_for_programs=True)
