"""The table of refusals, read from the file beside this one."""

from pathlib import Path
from typing import NamedTuple

import msgspec

from rules.edenia.actions import Action
from rules.edenia.game import EDENIA
from rules.edenia.state import State
from rules.kernel.refused import Refused

TABLE = Path(__file__).with_name("refusals.txt")


class Row(NamedTuple):
    """One refusal."""

    name: str
    position: str
    before: tuple[str, ...]
    """Legal commands that lead up to it."""
    command: str
    rule: str
    reason: str
    facts: dict[str, str]


def rows() -> list[Row]:
    """Read the table."""
    found: list[Row] = []
    name = position = ""
    for number, line in enumerate(TABLE.read_text("utf-8").splitlines(), 1):
        if line.startswith("position: "):
            name, position = line.removeprefix("position: "), ""
        elif line.startswith("> "):
            *commands, last = line[2:].split(" | ")[0].split("; ")
            _, rule, reason, facts = (part.strip() for part in f"{line} ".split(" | "))
            told = dict(fact.split(" ", 1) for fact in facts.split(", ") if fact)
            row = Row(f"{number} {name}", position, tuple(commands), last, rule, reason, told)
            found.append(row)
        elif not line.startswith("#"):
            position += f"{line.strip()}\n"
    return found


def state_before(row: Row) -> State:
    """Play up to the command that is refused."""
    state = EDENIA.read_position(row.position)
    for command in row.before:
        state = EDENIA.apply(state, EDENIA.read_action(state, command)).state
    return state


def refusal(row: Row) -> Refused | None:
    """Try the command; None when it is not refused."""
    state = state_before(row)
    if row.command.startswith("{"):
        action: Action = msgspec.json.decode(row.command, type=Action)
    else:
        action = EDENIA.read_action(state, row.command)
    try:
        EDENIA.apply(state, action)
    except Refused as refused:
        return refused
    return None
