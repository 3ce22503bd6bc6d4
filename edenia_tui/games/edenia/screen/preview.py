"""What a choice would do to the galaxy, marked on the drawing."""

from edenia_tui.games.edenia.board.marks import Marks
from rules.edenia.actions import Action, Lay, Place
from rules.edenia.analysis.courses import follow
from rules.edenia.game import EDENIA
from rules.edenia.state import State


def preview(view: State, action: Action) -> Marks:
    """Mark the way of a choice, as far as the next question or unknown, and where it ends.

    ART-3: a tile is shown in its place before it is chosen.
    """
    course = follow(view, action)
    laid = EDENIA.apply(view, action).state if isinstance(action, Lay | Place) else None
    return Marks(course.route, course.end, course.sheep, laid=laid)
