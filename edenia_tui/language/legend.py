"""What stands below a drawing: what its signs mean."""

from collections.abc import Iterable

from edenia_tui.language.listener import Listener


def legend(listener: Listener, key: Iterable[tuple[str, str]]) -> str:
    """Name signs by their messages."""
    return ", ".join(f"{listener.say(message)} {sign}" for message, sign in key)
