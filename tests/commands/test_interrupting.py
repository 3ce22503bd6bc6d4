"""An interrupt is heard even where Python drops it."""

import signal

import pytest

from edenia_tui.commands.interrupting import interruptible


class Fragile:
    """Is interrupted while it goes away, where nothing can be raised."""

    def __del__(self) -> None:
        """Press Ctrl-C."""
        signal.raise_signal(signal.SIGINT)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_lost_interrupt_is_raised_at_the_next_check() -> None:
    """It was pressed in a destructor; the run ends at the next check all the same."""
    before = signal.getsignal(signal.SIGINT)
    with interruptible() as check:
        check()
        fragile = Fragile()
        del fragile
        with pytest.raises(KeyboardInterrupt):
            check()
    assert signal.getsignal(signal.SIGINT) is before
