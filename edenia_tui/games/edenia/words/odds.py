"""Where a sheep can be at the end of its move, in words."""

from fractions import Fraction
from typing import Final

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.verbs import for_speakers
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import fold
from rules.edenia.analysis.reach import Landing, Reach
from rules.edenia.galaxy import Sheep
from rules.edenia.notation.actions import write_action

_LONGEST: Final = 9999
"""Whoever hears a fraction with more parts than that has forgotten how it began."""


def tell_reach(listener: Listener, sheep: Sheep, found: Reach) -> list[str]:
    """Tell every place with its odds, after what must be known about them."""
    lines: list[str] = []
    if not found.is_complete:
        lines.append(listener.say("report-reach-incomplete"))
    if found.is_guessed:
        lines.append(listener.say("report-reach-guessed"))
    if not found.landings:
        lines.append(listener.say("query-path-stuck", sheep=nouns.sheep(listener, sheep)))
    lines.extend(_landing(listener, landing) for landing in found.landings)
    return fold(lines)


def _landing(listener: Listener, landing: Landing) -> str:
    place = nouns.place(listener, landing.spot, landing.tiles)
    told = _odds(listener, landing.chance)
    if landing.start is None:
        return listener.say("report-landing", place=place, odds=told)
    start = for_speakers(write_action(landing.start), listener.speech.language)
    return listener.say("report-landing-by", place=place, odds=told, start=start)


def _odds(listener: Listener, chance: Fraction) -> str:
    """Say how likely something is: exactly where that is short, and roughly in per cent."""
    if chance == 1:
        return listener.say("report-certain")
    percent = round(chance * 100)
    if chance.denominator > _LONGEST:
        message = "report-odds-rough" if percent else "report-odds-small-rough"
        return listener.say(message, percent=percent)
    message = "report-odds" if percent else "report-odds-small"
    return listener.say(message, fraction=str(chance), percent=percent)
