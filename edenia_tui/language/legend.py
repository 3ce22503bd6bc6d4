"""What the signs of a drawing mean: in a row below it, or one by one."""

from collections.abc import Iterable

from edenia_tui.language.listener import Listener


def legend(listener: Listener, key: Iterable[tuple[str, str]]) -> str:
    """Name signs by their messages."""
    return ", ".join(f"{listener.say(message)} {sign}" for message, sign in key)


def tell_signs(listener: Listener, key: Iterable[tuple[str, str]]) -> list[str]:
    """Tell what signs mean, one on each line."""
    return [
        listener.say("legend-line", sign=sign, meaning=listener.say(message))
        for message, sign in key
    ]
