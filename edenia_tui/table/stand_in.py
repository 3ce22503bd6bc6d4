"""A choice that somebody else made because a bot could not."""

from typing import Generic, TypeVar

from rules.kernel.value import Value

A = TypeVar("A")


class StandIn(Value, frozen=True):
    """Who chose, and why the bot did not."""

    bot: str | None
    """The name of the bot that chose; None when it failed, too, and the first choice was taken."""
    is_late: bool
    """Whether the bot thought for too long; else it failed."""


class ChosenInstead(Value, Generic[A], frozen=True):
    """An action, and who stood in."""

    action: A
    stand_in: StandIn
