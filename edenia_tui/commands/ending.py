"""However a command ends, it ends tidily: an exit code, at most a short line, never a traceback.

Rule of the file: nothing else shows what click complains about, hears that nobody reads, or lets text
out of the program that was not made clean.
"""

import errno
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from io import StringIO, UnsupportedOperation
from typing import Any, Final, NoReturn, TextIO

import click

from edenia_tui.commands.closed import ClosedInput, ClosedOutput, hold_numbers
from edenia_tui.commands.failing import UNREADABLE
from edenia_tui.commands.interrupting import INTERRUPTED, stop_at_once
from edenia_tui.outside import limits
from edenia_tui.outside.clean import CleanStream, clean, clean_line

HUNG_UP: Final = 129
"""The exit code of shells for what a broken connection has ended."""
_NAME: Final = "edenia"
_COMPLETE: Final = "_EDENIA_COMPLETE"
"""A shell that asks what could be typed here sets this."""


def end_tidily(
    program: click.Group,
    complete: Callable[[], Any],
    args: Sequence[str] | None = None,
    prog_name: str | None = None,
    **options: Any,
) -> NoReturn:
    """Run a program and end it.

    Args:
        program: the program.
        complete: tells a shell what could be typed, where one asks.
        args: what was typed; else that of the process.
        prog_name: what the program is called.
        options: for its context.
    """

    def run() -> Any:
        if os.environ.get(_COMPLETE):
            return complete()
        typed = list(sys.argv[1:] if args is None else args)
        if any(len(word) > limits.LINE for word in typed):
            raise click.UsageError(f"too long: a word of more than {limits.LINE:,} letters")
        with program.make_context(prog_name or _NAME, typed, **options) as context:
            return program.invoke(context)

    with _streams(), _lost_interrupts():
        code = _code_of(run)
        raise SystemExit(_flush(code))


def _code_of(run: Callable[[], Any]) -> Any:
    """Run a command and give its exit code."""
    try:
        try:
            with _interrupts():
                run()
        except SystemExit as left:
            return left.code
        except click.exceptions.Exit as left:
            return left.exit_code
        except click.ClickException as error:
            _show(error)
            return error.exit_code
        except (KeyboardInterrupt, click.Abort, EOFError):
            click.echo("Interrupted.", err=True)
            return INTERRUPTED
    except OSError as error:
        return _code_of_broken(error)
    return 0


def _show(error: click.ClickException) -> None:
    """Show a complaint; one that quotes a word without end loses its middle, for its end tells most."""
    complaint, half = StringIO(), limits.COMPLAINT // 2
    error.show(complaint)
    for line in complaint.getvalue().splitlines():
        is_short = len(line) <= limits.COMPLAINT
        click.echo(line if is_short else f"{line[:half]}...{line[-half:]}", err=True)


def _code_of_broken(error: OSError) -> int:
    """Tell, as far as anybody can be told, that a stream is broken, and give the exit code for it."""
    broken = getattr(error, "filename", None)
    _drop(sys.stdout)
    if isinstance(error, BrokenPipeError):  # whoever read has seen enough
        return 0
    if error.errno == errno.EIO:  # a terminal that is gone: nobody can be told
        return HUNG_UP
    with suppress(OSError):
        named = "standard output" if broken is None else clean_line(str(broken))
        click.echo(f"{named}: {error.strerror or error}", err=True)
    return UNREADABLE


def _flush(code: Any) -> Any:
    """Hand out what still waits; whether that works decides, too."""
    try:
        sys.stdout.flush()
    except OSError as error:
        code = _code_of_broken(error)
    try:
        sys.stderr.flush()
    except OSError:
        _drop(sys.stderr)
    return code


def _drop(stream: TextIO) -> None:
    """Forget what could not be written, so that nobody tries again at the very end."""
    with suppress(OSError, UnsupportedOperation, ValueError):
        number, nothing = stream.fileno(), os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, number)
        os.close(nothing)


@contextmanager
def _streams() -> Iterator[None]:
    """Let only clean text out, and put something in the place of streams that are closed."""
    before = sys.stdin, sys.stdout, sys.stderr
    hold_numbers()
    sys.stdin = before[0] or ClosedInput()
    sys.stdout = _cleaned(before[1] or ClosedOutput())
    sys.stderr = _cleaned(before[2] or open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115
    try:
        yield
    finally:
        sys.stdin, sys.stdout, sys.stderr = before


def _cleaned(stream: TextIO) -> TextIO:
    """Make a stream clean; what shells are told as a list keeps its tabs."""
    if not hasattr(stream, "buffer"):
        return stream
    return CleanStream(stream, _clean_table if os.environ.get(_COMPLETE) else clean)


def _clean_table(text: str) -> str:
    return "\t".join(map(clean, text.split("\t")))


@contextmanager
def _interrupts() -> Iterator[None]:
    """Let Ctrl-C, which ended the program at once so far, be heard by whoever runs from here on."""
    if signal.getsignal(signal.SIGINT) is not stop_at_once:
        yield
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:  # unless what ran is done with it
            signal.signal(signal.SIGINT, stop_at_once)


@contextmanager
def _lost_interrupts() -> Iterator[None]:
    """Heed Ctrl-C even in the few places where Python drops it, such as while it loads a module."""
    before = sys.unraisablehook

    def hear(lost: Any) -> None:
        if isinstance(lost.exc_value, KeyboardInterrupt):
            stop_at_once()
        before(lost)

    sys.unraisablehook = hear
    try:
        yield
    finally:
        sys.unraisablehook = before
