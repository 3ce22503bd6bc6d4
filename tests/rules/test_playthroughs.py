"""Golden playthroughs: whole games as text, to be read by people and replayed by this test.

`pytest --update-playthroughs` writes them anew from the seeds of the table of games.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.kernel.seat import CHANCE
from tests.rules.games import ROWS, every_row, play
from tests.rules.row import AnyRow

MOST_CHOICES = 12
LARGEST = 250_000


def path(row: AnyRow) -> Path:
    """Where the playthrough of a row is kept."""
    return row.tests / "playthroughs" / f"{row.name}.txt"


def written(row: AnyRow, actions: Iterable[Any]) -> Iterator[str]:
    """Play actions and write down, line by line, what there was to choose and what happened."""
    game = row.game
    state = game.start(row.options)
    yield f"{game.name}, {row.name}"
    yield msgspec.json.encode(row.options).decode()
    shown = 0
    for number, action in enumerate(actions, 1):
        if row.round_of(state) != shown and game.to_act(state) is not CHANCE:
            shown = row.round_of(state)
            yield from ("", *game.write_position(state).splitlines())
        actor = game.to_act(state)
        texts = [game.write_action(one) for one in game.legal(state)]
        more = ["..."] if len(texts) > MOST_CHOICES else []
        yield ""
        yield f"{number}. {'chance' if actor is CHANCE else f'seat {actor}'}: {len(texts)} legal"
        yield f"  {', '.join([*texts[:MOST_CHOICES], *more])}"
        yield f"> {game.write_action(action)}"
        step = game.apply(state, action)
        yield from (f"  {event!r}" for event in step.events)
        state = step.state
    yield from ("", *game.write_position(state).splitlines())


def chosen(row: AnyRow) -> Iterator[Any]:
    """The actions of the random game a row asks for, up to its last round."""
    for before, action, _ in play(row, row.seed):
        if row.rounds is not None and row.round_of(before) > row.rounds:
            return
        yield action


def read(row: AnyRow, lines: Iterable[str]) -> Iterator[Any]:
    """The actions that stand in a playthrough, understood one after the other."""
    state = row.game.start(row.options)
    for line in lines:
        if line.startswith("> "):
            action = row.game.read_action(state, line[2:])
            yield action
            state = row.game.apply(state, action).state


@every_row
def test_the_playthrough_comes_out_as_written(row: AnyRow, request: pytest.FixtureRequest) -> None:
    """Replaying a playthrough gives the same choices, events and positions, line by line."""
    file = path(row)
    if request.config.getoption("--update-playthroughs"):
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n".join(written(row, chosen(row))) + "\n", encoding="utf-8", newline="\n")
    golden = file.read_text(encoding="utf-8").splitlines()
    again = list(written(row, read(row, golden)))
    for number, (expected, found) in enumerate(zip(golden, again, strict=False), 1):
        assert found == expected, f"{file.name}, line {number}"
    assert len(again) == len(golden)


def test_every_row_has_a_playthrough_and_every_playthrough_a_row() -> None:
    """No game of the table goes without a playthrough, and no playthrough is left over."""
    expected = {path(row) for row in ROWS}
    kept = {file for folder in {one.parent for one in expected} for file in folder.glob("*.txt")}
    assert kept == expected


@every_row
def test_a_playthrough_is_small_enough_to_read(row: AnyRow) -> None:
    """A playthrough stays below 250 kB, in text that every editor shows alike."""
    content = path(row).read_bytes()
    assert len(content) < LARGEST
    assert b"\r" not in content


@pytest.mark.parametrize("game", sorted({row.game.name for row in ROWS}))
def test_one_playthrough_of_each_game_reaches_the_end(game: str) -> None:
    """At least one playthrough of a game shows how it ends."""
    ends = [
        row.game.to_act(row.game.read_position(_last_position(path(row))))
        for row in ROWS
        if row.game.name == game
    ]
    assert None in ends


def _last_position(file: Path) -> str:
    return file.read_text(encoding="utf-8").rsplit("\n\n", 1)[-1]
