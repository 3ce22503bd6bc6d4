"""What `?` tells about a command: what it needs, an example, and its rule."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.conversation.desk import Desk
from edenia_tui.conversation.rules import tell_rules
from edenia_tui.language.refusing import form_of, is_sayable
from rules.kernel.expected import Form
from rules.kernel.refused import Ambiguous, NotACommand, Refused

_NO_WORD: Final = "~"
"""Means nothing in any game."""


def help_on_verb(desk: Desk, words: Sequence[str]) -> list[str]:
    """Explain a command by its verb, in any language; nothing for a word that is none."""
    listener = desk.listener
    verb = desk.words.canonical(listener, words[0].lower())
    if verb not in desk.words.verb_rules:
        return []
    form = _form(desk, verb)
    lines = [form_of(listener, form, desk.words.example(listener, verb))]
    if not form.stands_alone and is_sayable(form.examples[0]):
        example = desk.words.example(listener, form.examples[0])
        lines[0] += " " + listener.say("help-verb-example", example=example)
    return [*lines, *tell_rules(listener, desk.entry, [desk.words.verb_rules[verb]])]


def _form(desk: Desk, verb: str) -> Form:
    """Ask the rules what a verb needs, by what it cannot be followed by.

    Alone it may be understood although it needs something: as the only choice, or as one of several.
    """
    try:
        desk.game.read_action(desk.view, f"{verb} {_NO_WORD}")
    except NotACommand as error:
        if isinstance(error.expected, Form):
            return error.expected
    except (Refused, Ambiguous):
        pass
    return Form(verb)
