"""The console of line mode on a wire: with an editor where there is a terminal, plain lines where not."""

from typing import NamedTuple

from edenia_tui.host.hub.clock import Clock
from edenia_tui.host.limits import Limits
from edenia_tui.host.lines.input import PipedLines, TypedLines
from edenia_tui.host.lines.output import WireWriter
from edenia_tui.host.visits.visiting import encoding_of
from edenia_tui.host.visits.wire import Wire
from edenia_tui.language.wrapping import WIDTH
from edenia_tui.line.console import Console, Phrase

_NARROWEST = 20
"""The cells of the smallest braille displays."""


class WireConsole(NamedTuple):
    """Both ends of line mode on a wire."""

    console: Console
    input: TypedLines | PipedLines


def wire_console(wire: Wire, limits: Limits, clock: Clock, phrase: Phrase) -> WireConsole:
    """Join the two ends.

    Args:
        wire: where they are.
        limits: how long a line may be, how fast they come, how long nobody has to type.
        clock: tells the time.
        phrase: says what a console says by itself.
    """
    encoding = encoding_of(wire.asked.environ)
    is_terminal = wire.terminal is not None
    writer = WireWriter(wire, encoding, is_terminal=is_terminal)

    def width() -> int:
        terminal = wire.terminal
        columns = WIDTH + 1 if terminal is None else terminal.columns
        return max(_NARROWEST, min(WIDTH, columns - 1))

    lines = (TypedLines if is_terminal else PipedLines)(wire, encoding, limits, clock, writer)
    editor = lines if isinstance(lines, TypedLines) else None
    console = Console(
        lines.read,
        writer,
        patient=True,
        live=True,
        has_screen=is_terminal,
        forget=(lambda: None) if editor is None else editor.forget,
        typed=(lambda: None) if editor is None else (lambda: editor.typed),
        begun=lines.begun,
        pause=lines.pause,
        width=width,
        phrase=phrase,
        prompts_are_lines=editor is None,
        holds_news=True,
    )
    return WireConsole(console, lines)
