"""The die of the Black Hole: where it may lead once a side is chosen."""

from collections import defaultdict
from collections.abc import Iterator

from edenia_tui.games.edenia.words.hints.outlook import Outlook
from edenia_tui.games.edenia.words.routes import tell_course
from edenia_tui.language.reason import Reason
from rules.edenia.analysis.courses import follow
from rules.edenia.game import EDENIA
from rules.edenia.state import Ask


def tell_die(outlook: Outlook) -> Iterator[Reason]:
    """HOLE-1: the best place the die can lead to, and on how many of its faces."""
    if outlook.after.turn.ask is not Ask.ROLL:
        return
    faces: dict[str, int] = defaultdict(int)
    worth: dict[str, float] = {}
    for roll, _ in EDENIA.chances(outlook.after):
        where = tell_course(outlook.listener, follow(outlook.after, roll))
        faces[where] += 1
        worth[where] = EDENIA.estimate(EDENIA.apply(outlook.after, roll).state)[outlook.seat]
    best = max(worth, key=lambda where: worth[where])
    yield Reason(44, outlook.listener.say("hint-die", faces=faces[best], where=best))
