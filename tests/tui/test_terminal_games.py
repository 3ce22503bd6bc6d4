"""Whole games in a real terminal: by keys, by mouse, by typed commands, asserted on the record."""

from pathlib import Path

import pytest

from tests.tui.player import Player, squeezed
from tests.tui.playing import ENTRY, decisions, shelf
from tests.tui.terminals import SMALL, WIDE, terminal

_LITTLE = ("play", "--seat", "Anna", "--seat", "Lamb:lamb", "--variant", "little-lambs", "--seed")


def play(way: str, size: tuple[int, int], seed: str, mind: int, tmp_path: Path) -> None:
    """Play a game in one way; the record holds what was chosen, and the end is told and explained."""
    with terminal(*_LITTLE, seed, size=size, environ={"COLORTERM": "truecolor"}) as shown:
        player = Player(shown, mind)
        player.play(getattr(player, way))
        end = " ".join(shown.text.split())
    (path,) = (tmp_path / "data" / "games").iterdir()
    made = decisions(path)
    if way == "by_commands":
        assert player.chosen == [command for _, command in made]
    else:
        assert [squeezed(one) for one in player.chosen] == [squeezed(told) for told, _ in made]
    assert "the Race: 2 sheep" in end
    assert "You have" in end
    assert "Lamb has" in end
    assert "The first player with two" in end
    saved = shelf().read(path)
    assert ENTRY.game.outcome(saved.state) is not None


def test_a_whole_game_by_keys_in_a_small_terminal(tmp_path: Path) -> None:
    """At 80x24 arrows and Enter are enough for a whole game against a lamb."""
    play("by_keys", SMALL, "1", 1, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "size"),
    [
        ("by_mouse", SMALL),
        ("by_commands", SMALL),
        ("by_keys", WIDE),
        ("by_mouse", WIDE),
        ("by_commands", WIDE),
    ],
    ids=["mouse-80x24", "commands-80x24", "keys-120x40", "mouse-120x40", "commands-120x40"],
)
def test_a_whole_game_in_every_way_and_size(
    way: str, size: tuple[int, int], tmp_path: Path
) -> None:
    """The mouse alone, typed commands alone, and keys in a large terminal play a whole game too."""
    play(way, size, "1", 1, tmp_path)
