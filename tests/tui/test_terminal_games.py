"""Whole games in a real terminal: by keys, by mouse, by typed commands, asserted on the record."""

from pathlib import Path

import pytest

from edenia_tui.conversation.manner import Manner
from edenia_tui.games.entry import Entry
from edenia_tui.storage.settings import Settings
from tests.library import read_file
from tests.long.proofs import cases
from tests.tui.every_game import every_shipped_game
from tests.tui.player import Player, squeezed
from tests.tui.playing import decisions
from tests.tui.terminals import SMALL, WIDE, terminal

_PLAY = ("play", "--seat", "Anna", "--seed", "1", "--game")
_LAMB = ("--seat", "Lamb:lamb")
_SHORT = {
    "edenia": (*_LAMB, "--variant", "little-lambs"),
    "galaxies": ("--players", "1", "--no-animation"),
}
"""What makes a game short; without that, against a lamb."""
_RIVALS = {"galaxies": "Artemis"}
"""Who else has points in the end, where it is not a lamb."""
_WAYS = (
    ("by_mouse", SMALL),
    ("by_commands", WIDE),
    ("by_keys", WIDE),
    ("by_mouse", WIDE),
    ("by_commands", SMALL),
)
"""The ways and sizes besides keys in a small terminal; the first ones are the sample."""


def play(way: str, size: tuple[int, int], entry: Entry, tmp_path: Path) -> None:
    """Play a game in one way; the record holds what was chosen, and the end is told and explained."""
    settings = tmp_path / "config" / "settings.json"  # each turn is ended by hand
    settings.parent.mkdir()
    settings.write_text('{"auto_end":false}', "utf-8")
    words = (*_PLAY, entry.name, *_SHORT.get(entry.name, _LAMB))
    with terminal(*words, size=size, environ={"COLORTERM": "truecolor"}) as shown:
        player = Player(shown, 1, entry, tmp_path / "data" / "games")
        player.play(getattr(player, way))
        end = " ".join(shown.text.split())
    (path,) = (tmp_path / "data" / "games").glob("*.record")
    made = decisions(path, entry)
    if way == "by_commands":
        listener = Manner("en", Settings()).listener((), None, entry.words.messages)
        assert player.chosen == [entry.words.example(listener, command) for _, command in made]
    else:
        assert [squeezed(one) for one in player.chosen] == [squeezed(told) for told, _ in made]
    told = end.partition("The game is over")[2]
    assert "You" in told
    assert _RIVALS.get(entry.name, "Lamb") in told
    outcome = entry.game.outcome(read_file(path).state)
    assert outcome is not None
    assert outcome.rule in end


@pytest.mark.long
@every_shipped_game
def test_a_whole_game_by_keys_in_a_small_terminal(entry: Entry, tmp_path: Path) -> None:
    """At 80x24 arrows and Enter are enough for a whole game against a lamb."""
    play("by_keys", SMALL, entry, tmp_path)


@pytest.mark.long
@every_shipped_game
@pytest.mark.parametrize(
    ("way", "size"),
    [_WAYS[case] for case in cases("terminal-games")],
    ids=[f"{way}-{columns}" for way, (columns, _) in _WAYS[: len(cases("terminal-games"))]],
)
def test_a_whole_game_in_every_way_and_size(
    way: str, size: tuple[int, int], entry: Entry, tmp_path: Path
) -> None:
    """The mouse alone, typed commands alone, and keys in a large terminal play a whole game too."""
    play(way, size, entry, tmp_path)
