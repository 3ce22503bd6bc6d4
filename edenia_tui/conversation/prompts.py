"""Prompts: the open question, with its choices when they are few."""

from collections.abc import Sequence

from edenia_tui.conversation.numbered import tell_numbered
from edenia_tui.games.words import GameWords
from edenia_tui.language.listener import Listener
from edenia_tui.language.refusing import COLUMNS
from edenia_tui.table.question import AnyQuestion

INLINE_CHOICES = 4
"""So many choices are told with the question; more are listed on request."""
PROMPT_WIDTH = 76
"""So much of a prompt may be the question with its choices."""


def put_question(
    words: GameWords, listener: Listener, question: AnyQuestion, mark: str = ""
) -> tuple[list[str], str]:
    """Give the lines to say before the prompt, and the prompt: few choices stand in one or the other.

    A mark, if there is one, begins the prompt; a question it leaves no room for stands before it.
    """
    asked = words.question(listener, question.view)
    text, is_few = f"{mark} {asked}".strip().rstrip(".:"), len(question.legal) <= INLINE_CHOICES
    if mark and len(_prompt(listener, text).rstrip()) > COLUMNS:
        return [
            asked,
            *(tell_numbered(words, listener, question.view, question.legal) if is_few else ()),
        ], f"{mark} "
    if not is_few:
        return [], _prompt(listener, text)
    told = [words.describe(listener, question.view, action) for action in question.legal]
    inline = ", ".join(_inline(listener, *one) for one in enumerate(told, 1))
    end = "" if text.endswith("?") else "."
    if len(f"{text}{end} {inline}") <= PROMPT_WIDTH:
        return [], _prompt(listener, f"{text}{end} {inline}")
    return tell_numbered(words, listener, question.view, question.legal), _prompt(listener, text)


def _inline(listener: Listener, number: int, choice: str) -> str:
    """Number a choice in a prompt; two numbers in a row would be heard as one."""
    message = "line-choice" if choice[:1].isdigit() else "line-choice-inline"
    return listener.say(message, number=number, choice=choice).removesuffix(".")


def unless_asked(lines: Sequence[str], question: str) -> list[str]:
    """Leave out of an answer the question that its prompt asks anyway, unless it is all there is."""
    return [line for line in lines if line != question] or [*lines]


def _prompt(listener: Listener, text: str) -> str:
    message = "line-prompt-question" if text.endswith("?") else "line-prompt"
    return listener.say(message, question=text) + " "
