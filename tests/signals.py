"""The signals of the programs that tests start, whoever started the tests."""

import signal

FROM_TERMINALS = (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT)
"""What `nohup` and shells switch off for programs in the background."""


def let_programs_hear() -> None:
    """Hear ignored signals and do nothing about them: programs would inherit that they are ignored."""
    for heard in FROM_TERMINALS:
        if signal.getsignal(heard) is signal.SIG_IGN:
            signal.signal(heard, lambda *_: None)
