"""Bare `edenia`: asks what to do."""

from contextlib import suppress

from edenia_tui.commands.failing import fail
from edenia_tui.commands.fronts import Fronts
from edenia_tui.commands.starting import start_speaking, tidy_end

TRIES = 20
HELP = ("goal", "line-welcome", "menu-help-play", "menu-help-rules", "menu-help-more")


def run_menu(lang: str | None = None, *, no_animation: bool = False) -> int:
    """Ask until something is chosen; the exit code."""
    code = 0
    with tidy_end(), suppress(KeyboardInterrupt):
        fronts = start_speaking(lang, line=False, no_animation=no_animation)
        code = fronts.show(None) if fronts.is_screen else _menu(fronts)
    return code


def _menu(fronts: Fronts) -> int:
    console, manner = fronts.console, fronts.manner
    from edenia_tui.line.starting import begin, resume, show_demo

    for _ in range(TRIES):
        match console.hear(manner.speech("menu-what") + " "):
            case "1":
                return begin(console, manner, complain=fail, play=fronts.play)
            case "2":
                return resume(console, manner, fronts.play)
            case "3":
                show_demo(console, manner, ["lamb", "lamb"], None)
                return 0
            case "4":
                console.say([manner.speech(message) for message in HELP])
            case "5" | None:
                return 0
            case "":
                continue
            case _:
                console.say([manner.speech("menu-wrong")])
    return 0
