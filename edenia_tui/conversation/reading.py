"""A typed command of the game: the action it stands for, or in words why there is none."""

from typing import NamedTuple

from edenia_tui.conversation.desk import Desk
from edenia_tui.language.folding import as_number
from edenia_tui.language.refusing import explain_ambiguous
from edenia_tui.language.speakable import quoted
from rules.kernel.expected import OneOf
from rules.kernel.opaque import AnyAction
from rules.kernel.refused import Ambiguous, NotACommand, Refused


class Reading(NamedTuple):
    """What a line means."""

    action: AnyAction = None
    """A legal action; None when there is something to say instead."""
    lines: tuple[str, ...] = ()
    """Why not."""
    rule: str | None = None
    """The rule behind the refusal."""
    is_unknown: bool = False
    """Whether not even the first word is one of a command."""
    help: tuple[str, ...] = ()
    """Where help is found, if the lines do not tell."""


def read_command(desk: Desk, typed: str) -> Reading:
    """Understand a number of the list of choices or a command, or explain why not.

    Something must be asked. No single letter does anything that cannot be taken back.
    """
    listener, words, game = desk.listener, desk.words, desk.game
    if typed.isdecimal():
        return _numbered(desk, as_number(typed))
    if len(typed) == 1:
        said = quoted(typed)
        message = "line-unclear" if said else "line-unreadable"
        return Reading(lines=(listener.say(message, typed=said),), is_unknown=True)
    example = words.example(listener, game.write_action(desk.legal[0]))
    try:
        action = game.read_action(desk.acting_view, words.canonical(listener, typed))
        if action in desk.legal:
            return Reading(action)
        game.apply(desk.acting_view, action)
    except NotACommand as error:
        lines = tuple(words.not_a_command(listener, error.retyped(typed), example))
        if not isinstance(error.expected, OneOf):
            return Reading(lines=lines)
        word = listener.say(words.rule_example[1])
        help_found = (listener.say("screen-find-help", word=word),)
        return Reading(lines=lines, is_unknown=True, help=help_found)
    except Ambiguous as error:
        meant = tuple(words.example(listener, text) for text in error.candidates)
        return Reading(lines=tuple(explain_ambiguous(listener, Ambiguous(typed, meant))))
    except Refused as error:
        return Reading(lines=tuple(words.refusal(listener, typed, error, example)), rule=error.rule)
    return Reading()


def read_outcome(desk: Desk, typed: str) -> Reading:
    """Understand an outcome of chance by its number in the list, or as the rules write it."""
    action, number = None, as_number(typed)
    if number is not None:
        action = desk.legal[number - 1] if 1 <= number <= len(desk.legal) else None
    else:
        try:
            written = desk.words.canonical(desk.listener, typed)
            action = desk.game.read_action(desk.acting_view, written)
        except (NotACommand, Ambiguous):
            action = None
    if action in desk.legal:
        return Reading(action)
    said = desk.listener.say("trying-no-outcome", most=len(desk.legal))
    return Reading(lines=(said,), is_unknown=True)


def _numbered(desk: Desk, number: int | None) -> Reading:
    if number is not None and 1 <= number <= len(desk.legal):
        return Reading(desk.legal[number - 1])
    return Reading(lines=(desk.listener.say("line-no-choice", most=len(desk.legal)),))
