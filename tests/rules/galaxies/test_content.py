"""The decks as a file anybody can change."""

from importlib.resources import files

import pytest

from rules.galaxies.content import DECKS, read_content, standard_content, write_content
from rules.galaxies.game import GALAXIES
from rules.galaxies.opening import Options
from rules.kernel.refused import Unreadable
from tests.faults import wrong

TEXT = files("rules.galaxies").joinpath("decks", "standard-1.decks").read_text("utf-8")
LINES = TEXT.splitlines()


def line_of(beginning: str) -> int:
    """The number of the first line that begins like this."""
    return next(at for at, line in enumerate(LINES, 1) if line.startswith(beginning))


def test_decks_written_are_decks_read() -> None:
    """The same cards again."""
    content = standard_content()
    assert read_content(write_content(content)) == content
    assert DECKS.version_of(content) == DECKS.newest


def test_a_position_with_other_decks_names_them() -> None:
    """It can be read again by somebody who has only the text."""
    own = DECKS.read(
        TEXT.replace("planet Jakks: dip c 1 1, gain c 1", "planet Mimi: dip c 1 2, gain c 3")
    )
    state = GALAXIES.start(Options(3, content=own))
    assert GALAXIES.read_position(GALAXIES.write_position(state)) == state
    assert own.planets[0].name == "Mimi"


@pytest.mark.parametrize(
    ("old", "new", "at", "complaint"),
    [
        ("planet Jakks", "plant Jakks", "planet Jakks", "begins with one of"),
        ("planet Jakks: dip", "planet : dip", "planet Jakks", "a card has a name"),
        ("planet Jakks", "planet Gort", "planet Gort", "Gort is there twice"),
        ("planet Jakks", "planet GORT", "planet Gort", "Gort is there twice"),
        ("pilot Quill", "pilot Ember", "pilot Ember", "Ember is there twice"),
        ("card Pebble", "card Thimble", "card Thimble", "Thimble is there twice"),
        ("mission Seeker", "mission Elder", "mission Elder", "Elder is there twice"),
        ("planet Jakks: dip c 1 1, gain c 1\n", "", "", "planet: expected 52 lines, found 51"),
        ("# Planets: type,", "level 7: 7, 4, 8 #", "# Planets", "level: expected 6 lines, found 7"),
        ("level 1:", "level 2:", "level 2", "is there twice"),
        ("level 1:", "level 7:", "level 1", "expected 1 here, found 7"),
        ("hangar aurora", "hangar aurorra", "hangar aurora", "expected aurora here, found aurorra"),
        ("dip c 1 1, gain c 1", "dip c 1 1, win c 1", "planet Jakks", "'win'"),
        ("dip c 1 1, gain c 1", "dip c 1 1, dwarf", "planet Jakks", "'dwarf'"),
        (
            "dip c 1 1, gain c 1",
            "dip c 1 1, gain c",
            "planet Jakks",
            "expected 2 words here, found 1",
        ),
        ("dip c 1 1, gain c 1", "dip c 1 1, gain x 1", "planet Jakks", "'x'"),
        ("dip c 1 1, gain c 1", "dip c 1 1,", "planet Jakks", "expected 2 to 3 groups"),
        ("dip c 1 1, gain c 1", "dip c 1 1, gain c 1, odd", "planet Jakks", "'odd'"),
        (
            "dip c 1 1, gain c 1",
            "dip c 1, gain c 1",
            "planet Jakks",
            "expected 4 words here, found 3",
        ),
        ("dip c 1 1, gain c 1", "dip c 7 1, gain c 1", "planet Jakks", "6"),
        (
            "planet Jakks: dip c",
            "planet Jakks: eco c",
            "",
            "expected 10 planets of this type and gift",
        ),
        (
            "dip c 1 1, gain c 1",
            "dip ec 1 1, gain c 1",
            "",
            "expected 10 planets of this type and gift",
        ),
        (
            "gain c 1\n",
            "gain c 1, expansion\n",
            "planet Yarrow",
            "planet: expected 40 lines, found 39",
        ),
        ("green, gain e 2", "green, row", "card Drifting Cells", "'row'"),
        ("green, gain e 2", "blue, gain e 2", "card Drifting Cells", "'blue'"),
        ("start 1", "start", "pilot Lightspeeder", "expected 1 words here, found 0"),
        ("double e", "double any", "pilot Quill", "'any'"),
        ("surge dip e", "surge any e", "pilot Ember", "'any'"),
        ("lift move", "lift off", "pilot Kestrel", "'off'"),
    ],
)
def test_mistakes_are_told_with_their_line(old: str, new: str, at: str, complaint: str) -> None:
    """Whoever types decks is told what is wrong and where; what is missing is told at the last line."""
    assert old in TEXT
    with pytest.raises(Unreadable) as caught:
        DECKS.read(TEXT.replace(old, new, 1))
    assert complaint in wrong(caught.value, "galaxies")
    last = len(LINES) - (new == "")
    assert caught.value.line == (line_of(at) if at else last)


@pytest.mark.parametrize(
    ("first", "second"),
    [("Jakks", "Vici-KS156"), ("Quill", "Ember"), ("Pebble", "Thimble"), ("Seeker", "Elder")],
)
def test_our_names_stay_where_they_are(first: str, second: str) -> None:
    """Texts of actions name cards by their place: a name of ours elsewhere would mean two cards."""
    swapped = TEXT.replace(f" {first}:", " ?:").replace(f" {second}:", f" {first}:")
    with pytest.raises(Unreadable) as caught:
        DECKS.read(swapped.replace(" ?:", f" {second}:"))
    assert f"expected {first} here, found {second}" in wrong(caught.value, "galaxies")
    assert f" {first}:" in LINES[caught.value.line - 1]
