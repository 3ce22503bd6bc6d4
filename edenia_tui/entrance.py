"""The way into the program: it loads nothing before Ctrl-C is heard."""

import signal

from edenia_tui.commands.interrupting import stop_at_once


def main() -> None:
    """Run `edenia`; Ctrl-C while it is being loaded, or has done its work, ends it with a line."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, stop_at_once)
    from edenia_tui.cli import main as run  # noqa: PLC0415 (Ctrl-C is heard by now)

    run()
