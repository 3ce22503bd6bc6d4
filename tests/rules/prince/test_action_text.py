"""Commands as people type them."""

import pytest

from rules.kernel.refused import NotACommand
from rules.prince.game import PRINCE
from tests.rules.prince.scenario import Scene, drawn, opening


def read(scene: Scene, typed: str) -> str:
    """What a typed line means, in canonical words."""
    return PRINCE.write_action(PRINCE.read_action(scene.state, typed))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("centre", "centre"),
        ("UP", "uphill"),
        ("choose downhill", "downhill"),
        ("choose ch", "character"),
    ],
)
def test_stacks(typed: str, meant: str) -> None:
    """A stack alone, cut short, or after `choose`."""
    assert read(opening(3), typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("take c9", "take c9"),
        ("TAKE C9", "take c9"),
        ("take LLLF", "take c9"),
        ("take flll", "take c9"),
        ("c9", "take c9"),
        ("lllf", "take c9"),
        ("take c1", "take c1"),
        ("take king", "take king"),
    ],
)
def test_tiles(typed: str, meant: str) -> None:
    """By kind or by letters, with or without the verb; also one that does not lie there."""
    assert read(drawn(3, "centre", "c9", "c4", "c17"), typed) == meant


def test_hidden_tiles() -> None:
    """`take hidden`, cut short; and `hide` by kind."""
    scene = drawn(2, "centre", "c9", "c4", "c17")
    assert read(scene, "hide e") == "hide c17"
    assert read(scene, "c17") == "hide c17"
    assert read(scene.play("hide c9"), "take hid") == "take hidden"


def test_characters_cut_short() -> None:
    """`take geo` is enough."""
    scene = drawn(3, "character", "geographer", "gardener", "king")
    assert read(scene, "take geo") == "take geographer"
    assert read(scene, "king") == "take king"


def test_names_and_draws() -> None:
    """Seats cut short; tiles that chance draws."""
    assert read(drawn(3, "centre", "c9", "c4", "c17").play("take c9"), "name co") == "name coral"
    assert read(opening(3).play("uphill"), "draw UF") == "draw u19"
    assert read(opening(3).play("uphill"), "draw bug") == "draw u2"


@pytest.mark.parametrize(
    ("typed", "understood"),
    [("take", 1), ("take c99", 1), ("name nobody", 1), ("fly", 0), ("", 0), ("centre now", 1)],
)
def test_what_is_no_command_is_told_from_where_on(typed: str, understood: int) -> None:
    """The error counts the words that made sense."""
    scene = drawn(3, "centre", "c9", "c4", "c17")
    with pytest.raises(NotACommand) as caught:
        PRINCE.read_action(scene.state, typed)
    assert caught.value.understood == understood
