"""Positions whose parts do not fit together, one by one."""

import pytest

from rules.edenia.game import EDENIA
from rules.kernel.refused import Unreadable
from tests.faults import wrong
from tests.rules.edenia.fixed_box import typed


def walking(ask: str, walk: str) -> str:
    """Give a position in the middle of a walk of red 1; B1 has a dwarf planet on the nebula path."""
    return f"""
        1 Ari +o+ ... ... ...
        turn red, sheep 1, ask {ask}
        red sheep walking, clovers 1
        walk {walk}
    """


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("first black\nturn red", 1, "first: nobody plays black"),
        ("red hidden turbo-3, played turbo-3\nturn red", 1, "the box has not that many turbo-3"),
        ("red trifoliums 15\nturn red", 1, "red has 0 sheep on Edenia and 1 Trifoliums"),
        ("turn red\ngreen sheep Edenia", 2, "green has 1 sheep on Edenia and 0 Trifoliums"),
        (
            "rules little-lambs\n1 Ari OOO ... ... ...\nplanet B1 flag red\nturn red",
            3,
            "little lambs raise no flags",
        ),
    ],
)
def test_what_does_not_fit_is_told_on_the_line_it_stands_on(
    text: str, line: int, message: str
) -> None:
    """Tokens and players are complained about where they are written, not on the turn line."""
    with pytest.raises(Unreadable) as caught:
        typed(text)
    assert message in wrong(caught.value)
    assert caught.value.line == line


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("1 Ari OOO ... ... ...\nplanet B1 flag black", id="flag-of-nobody"),
        pytest.param(
            "1 Ari OOO OOO OOO OOO\nplanet B1 flag red\nplanet C1 flag red\n"
            "planet D1 flag red\nplanet E1 flag red",
            id="four-flags",
        ),
        pytest.param("turn red, ask first\nsupply clovers 0", id="no-clovers-to-deal"),
        pytest.param(
            walking("under, drawn +++ ///", "A1 south star > south, explored"),
            id="explored-but-empty-beyond-arridis",
        ),
        pytest.param(
            walking("under, drawn +++ ///", "A1 east star > east, explored")
            + "trail B1 east star > east",
            id="trail-before-leaving-arridis",
        ),
        pytest.param(walking("dwarf", "B1 in star > in"), id="walk-named-by-the-hub"),
        pytest.param(
            walking("dwarf", "B1 west nebula > in") + "trail E5 in meteorite > in",
            id="trail-named-by-the-hub",
        ),
        pytest.param(
            walking("dwarf, drawn +++", "B1 west nebula > in"), id="drawn-tiles-on-a-dwarf"
        ),
        pytest.param("over race, black, WIN-1", id="winner-who-does-not-play"),
        pytest.param("over race, red red, WIN-1", id="same-winner-twice"),
        pytest.param("turn red, as leap", id="question-without-a-walk-cut-short"),
        pytest.param("turn red, played twice", id="word-after-played"),
        pytest.param(
            "1 Ari OOO ... ... ...\nplanet B1 flag red, protected no", id="word-after-protected"
        ),
        pytest.param(
            walking("dwarf", "B1 west nebula > in, explored not"), id="word-after-explored"
        ),
        pytest.param(
            "1 Ari o++ ... ... ...\nturn red, ask reveal, sheep 1\nred sheep B1\n"
            "dwarf B1 turbo-3:green ?",
            id="reveal-before-looking-at-what-is-known",
        ),
        pytest.param("turn red, moved", id="moved-and-about-to-move"),
        pytest.param(
            "rules little-lambs\nartefacts turbo-3\nred hidden turbo-3", id="lamb-with-an-artefact"
        ),
        pytest.param("turn red\nturn green", id="two-turn-lines"),
        pytest.param("turn red, ask first\nred clovers 5", id="dealt-before-the-deal"),
        pytest.param("rules fr, en", id="both-editions"),
        pytest.param("red clovers 1, clovers 4", id="clovers-twice"),
        pytest.param("1 Ari OOO ... ... ...\nplanet B1 clovers 1\nplanet B1", id="planet-twice"),
        pytest.param("1 Ari o++ ... ... ...\ndwarf B1 ?\ndwarf B1 ?", id="dwarf-twice"),
        pytest.param(
            "red trifoliums 15, sheep Edenia\ngreen trifoliums 15, sheep Edenia",
            id="two-of-fifteen",
        ),
        pytest.param("d junk", id="junk-that-looks-like-columns"),
        pytest.param("1 Ari o++ ... ... ...\nred sheep B1 pad", id="pad-on-a-dwarf-planet"),
        pytest.param("1 Ari +++ ... ... ...\nred sheep B1 east star 2", id="second-of-one"),
        pytest.param("over race, red, BAA-1", id="victory-by-no-rule"),
    ],
)
def test_what_cannot_be_on_a_table_is_not_read(text: str) -> None:
    """Each of these was read as something the rules cannot go on from, or as something else."""
    with pytest.raises(Unreadable):
        EDENIA.read_position(text)
