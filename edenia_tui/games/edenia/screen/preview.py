"""What a choice would do to the galaxy, marked on the drawing."""

from edenia_tui.games.edenia.board.marks import Marks
from rules.edenia.actions import Action
from rules.edenia.analysis.courses import follow
from rules.edenia.state import State


def preview(view: State, action: Action) -> Marks:
    """Mark the way of a choice, as far as the next question or unknown, and where it ends."""
    course = follow(view, action)
    return Marks(course.route, course.end, course.sheep)
