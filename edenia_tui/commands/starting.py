"""What every command that plays needs: the manner of speaking, the streams, the first line."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from edenia_tui.commands.fronts import Fronts
from edenia_tui.commands.surroundings import (
    can_draw,
    local_visit,
    settings_keeper,
    spoken_encoding,
    wanted_mode,
)
from edenia_tui.conversation.mode import Mode
from edenia_tui.line.streams import standard_console
from edenia_tui.tui.gc_pause import pause_gc

F = TypeVar("F", bound=Callable[..., Any])

ascii_option = click.option(
    "--ascii/--no-ascii",
    "in_ascii",
    default=None,
    help="Draw with ASCII signs only, or with all; else as set, then as fits.",
)

animation_option = click.option(
    "--no-animation", "no_animation", is_flag=True, help="Nothing moves by itself on the screen."
)


def speaking_options(command: F) -> F:
    """Add the options that tell how to speak."""
    lang = click.option(
        "--lang", type=click.Choice(["en", "fr"]), help="The language; else from LANG."
    )
    line = click.option(
        "--line", "--screen-reader", "line", is_flag=True, help="Play by plain lines of text."
    )
    return lang(line(command))


def start_speaking(
    lang: str | None,
    *,
    line: bool,
    in_ascii: bool | None = None,
    no_animation: bool = False,
    has_screen: bool = True,
) -> Fronts:
    """Choose mode and language, and say in the first line what switched line mode on."""
    visit = local_visit(lang, in_ascii=in_ascii)
    console = standard_console(
        has_screen=can_draw(), phrase=visit.manner.say, encoding=spoken_encoding()
    )
    chosen = wanted_mode(visit.manner.settings.mode, line=line, has_screen=has_screen)
    if chosen.mode is Mode.LINE:
        speech, (_, notice) = visit.manner.speech, settings_keeper().load()
        console.say([speech(f"line-on-{chosen.cause.value}")])
        if notice is not None:
            console.say([speech(f"line-settings-{notice.trouble.value}")])
    else:
        pause_gc()
    return Fronts(console, visit, chosen.mode, animated=not no_animation)
