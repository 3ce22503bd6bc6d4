"""What a choice in the middle of a move is better in than the others of the same question."""

from collections.abc import Iterator

from edenia_tui.words.edenia import nouns
from edenia_tui.words.edenia.hints.goals import WORTH_A_WORD, tell_race, tenths_to_go
from edenia_tui.words.edenia.hints.outlook import Outlook
from edenia_tui.words.edenia.queries.amounts import amount
from edenia_tui.words.reason import Reason
from rules.edenia.events import Stopped
from rules.edenia.game import EDENIA
from rules.edenia.state import Ask


def tell_saving(outlook: Outlook) -> Iterator[Reason]:
    """LEAP-2: who stops behind a sheep keeps the clover that leaping over it would cost."""
    before = outlook.before
    kept = outlook.mine.clovers >= before.players[outlook.seat].clovers
    if before.turn.ask is Ask.LEAP and kept and any(outlook.every(Stopped)):
        told = amount(outlook.listener, "clover", outlook.mine.clovers)
        yield Reason(22, outlook.listener.say("hint-saves", clovers=told))


def tell_nearest(outlook: Outlook) -> Iterator[Reason]:
    """WIN-1: the choice that leaves the moving sheep nearest to Edenia, if others do not."""
    before, sheep = outlook.before, outlook.before.turn.sheep
    if sheep is None or any(tell_race(outlook)):
        return
    then = tenths_to_go(outlook.at_once, sheep)
    all_of_them = [
        tenths_to_go(EDENIA.apply(before, action).state, sheep) for action in EDENIA.legal(before)
    ]
    if then and then == min(all_of_them) and max(all_of_them) - then >= WORTH_A_WORD:
        named, rule = nouns.sheep(outlook.listener, sheep), before.rules.race_rule
        yield Reason(27, outlook.listener.say("hint-nearest", sheep=named, rule=rule))
