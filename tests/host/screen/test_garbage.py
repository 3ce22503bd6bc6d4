"""What many apps keep is left out of the search for garbage, and found again when many have left."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from edenia_tui.host.screen.garbage import _PORTION, Garbage


class Ring:
    """Something that only a search finds when nobody needs it."""

    def __init__(self) -> None:
        """Hold on to oneself."""
        self.itself = self


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    """Leave nothing out for the tests that follow."""
    yield
    gc.unfreeze()


def test_what_lasts_is_left_out() -> None:
    """After some starts a search of everything does not go through what was there before."""
    gc.unfreeze()
    garbage = Garbage()
    for _ in range(_PORTION - 1):
        garbage.begun()
    assert not gc.get_freeze_count()
    garbage.begun()
    assert gc.get_freeze_count()


def test_what_was_left_out_is_found_when_many_have_left() -> None:
    """Nothing stays for ever because it was there when it was left out."""
    garbage, ring = Garbage(), Ring()
    for _ in range(_PORTION):
        garbage.begun()
    seen = weakref.ref(ring)
    del ring
    gc.collect()
    assert seen() is not None
    for _ in range(_PORTION):
        garbage.ended()
    assert seen() is None
