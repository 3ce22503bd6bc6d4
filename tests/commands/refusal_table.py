"""The tables of refusals, one for each game, read from the files beside this one."""

from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from edenia_tui.games.registry import GAMES
from rules.edenia.actions import Action
from rules.kernel.game import Game
from rules.kernel.refused import Refused


class Row(NamedTuple):
    """One refusal."""

    game_name: str
    name: str
    position: str
    before: tuple[str, ...]
    """Legal commands that lead up to it."""
    command: str
    rule: str
    reason: str
    facts: dict[str, str]

    @property
    def game(self) -> Game[Any, Any, Any, Any]:
        """The rules."""
        return GAMES[self.game_name].game


def rows(game: str) -> list[Row]:
    """Read the table of a game."""
    table = Path(__file__).with_name(f"refusals_{game}.txt")
    found: list[Row] = []
    name = position = ""
    for number, line in enumerate(table.read_text("utf-8").splitlines(), 1):
        if line.startswith("position: "):
            name, position = line.removeprefix("position: "), ""
        elif line.startswith("> "):
            *commands, last = line[2:].split(" | ")[0].split("; ")
            _, rule, reason, facts = (part.strip() for part in f"{line} ".split(" | "))
            told = dict(fact.split(" ", 1) for fact in facts.split(", ") if fact)
            row = Row(game, f"{number} {name}", position, tuple(commands), last, rule, reason, told)
            found.append(row)
        elif not line.startswith("#"):
            position += f"{line.strip()}\n"
    return found


def state_before(row: Row) -> Any:
    """Play up to the command that is refused."""
    game = row.game
    state = game.read_position(row.position)
    for command in row.before:
        state = game.apply(state, game.read_action(state, command)).state
    return state


def refusal(row: Row) -> Refused | None:
    """Try the command; None when it is not refused."""
    state = state_before(row)
    action: Any
    if row.command.startswith("{"):
        action = msgspec.json.decode(row.command, type=Action)
    else:
        action = row.game.read_action(state, row.command)
    try:
        row.game.apply(state, action)
    except Refused as refused:
        return refused
    return None
