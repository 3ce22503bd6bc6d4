"""A question where no game goes on: in the menu and in the set-up help is always to be had."""

from collections.abc import Callable, Sequence

from edenia_tui.language.folding import folded
from edenia_tui.language.speech import Speech
from edenia_tui.line.console import Console

_HELP = ("?", "help", "aide")
_MORE = ("more", "suite")
_QUIT = ("quit", "exit", "quitter")
_TRIES = 100
"""So often help is given to one question; a pipe may ask for it for ever."""

Help = Callable[[], Sequence[str]]
"""Gives the lines that help with a question."""


def ask(console: Console, speech: Speech, prompt: str, helped: Help) -> str | None:
    """Ask until something is typed but a wish for help or for the next page; None to leave.

    Args:
        console: where it is asked.
        speech: the language.
        prompt: the question.
        helped: what `?` and `help` tell.
    """
    more = speech("line-more")
    for _ in range(_TRIES):
        typed = console.ask(f"{prompt} ")
        word = folded(typed or "")
        if typed is None or word in _QUIT:
            return None
        if word in _HELP or word.startswith("? "):
            console.say(helped(), more)
        elif word in _MORE and console.is_waiting:
            console.say_more(more)
        else:
            return typed
    return None
