"""What was published stays as it is: records name it by its number."""

from hashlib import sha256
from typing import Any

import pytest

from rules.edenia.content import BOXES
from rules.exo.content import UNIVERSES
from rules.galaxies.content import DECKS
from rules.kernel.contents import Contents
from rules.prince.content import TILE_SETS

PUBLISHED: list[tuple[Contents[Any], int, str]] = [
    (BOXES, 1, "bddf9fd388833922"),
    (BOXES, 2, "af2fcffc510044fa"),
    (BOXES, 3, "6c0c21e537db2777"),
    (UNIVERSES, 1, "20834b817b739489"),
    (TILE_SETS, 1, "b3b45ca50e234356"),
    (DECKS, 1, "8e8d2a74579770a4"),
]
"""The first signs of the digest of each; the newest may be missing while it is tuned."""


@pytest.mark.parametrize(("contents", "version", "digest"), PUBLISHED)
def test_what_was_published_is_not_changed(
    contents: Contents[Any], version: int, digest: str
) -> None:
    """Another box is another number: games were played with this one."""
    text = contents.write(contents.published(version))
    assert sha256(text.encode()).hexdigest().startswith(digest)


@pytest.mark.parametrize("contents", [BOXES, UNIVERSES, TILE_SETS, DECKS])
def test_nothing_that_was_published_is_missing(contents: Contents[Any]) -> None:
    """Numbers follow each other, and all but the newest are held fast above."""
    assert contents.versions == tuple(range(1, contents.newest + 1))
    held = [version for one, version, _ in PUBLISHED if one is contents]
    assert set(contents.versions[:-1]) <= set(held)
    assert set(contents.unnamed) <= set(held)


def test_the_newest_is_played_with() -> None:
    """Whoever wishes for nothing gets it."""
    every: list[Contents[Any]] = [BOXES, UNIVERSES, TILE_SETS, DECKS]
    for contents in every:
        assert contents.version_of(None) == contents.newest
        assert contents.version_of(contents.published(1)) == 1
    with pytest.raises(KeyError):
        BOXES.published(0)
