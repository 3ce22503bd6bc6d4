"""The die of the Black Hole in words."""

from collections import defaultdict

from edenia_tui.games.edenia.words.routes import tell_course
from edenia_tui.language.listener import Listener
from rules.edenia.analysis.merits.die import Throw


def tell_throw(listener: Listener, merit: Throw) -> str:
    """Tell the best place the die can lead to; faces that sound the same count together."""
    faces: dict[str, int] = defaultdict(int)
    worth: dict[str, float] = {}
    for face in merit.faces:
        where = tell_course(listener, face.course)
        faces[where] += 1
        worth[where] = face.worth
    best = max(worth, key=lambda where: worth[where])
    return listener.say("hint-die", faces=faces[best], where=best)
