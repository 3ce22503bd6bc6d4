"""Printed or ours: how a rule that is cited or read out says where it comes from."""

from collections.abc import Callable

from edenia_tui.language.listener import Listener
from rules.kernel.rulebook import Origin, Rule, Rulebook

Say = Callable[..., str]
"""Says a message with its facts."""


def cited(listener: Listener, book: Rulebook, rule_id: str) -> str:
    """Name a rule in a sentence that must stay short: its id, and that it is ours if it is not printed.

    Which part of a rule is ours is told where the rule itself is read out.
    """
    if book.rule(rule_id, listener.speech.language).origin is Origin.OURS:
        return listener.say("rules-cited-ours", rule=rule_id)
    return rule_id


def origin_in_short(rule: Rule, say: Say) -> str:
    """Tell in a word or two whether a rule is printed, for a list."""
    return say(f"rules-short-{_slug(rule.origin)}")


def origin_of(rule: Rule, say: Say) -> str:
    """Tell whether a rule is printed, and where or why not."""
    if rule.printed_in is not None:
        return say("rules-printed-in", edition=rule.printed_in)
    if rule.origin is Origin.PRINTED:
        return say("rules-printed")
    return say(f"rules-{_slug(rule.origin)}", reason=rule.reason)


def _slug(origin: Origin) -> str:
    return origin.name.lower()
