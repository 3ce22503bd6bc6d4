"""A record as JSON: everything the text says, and beside it what each action led to.

Rule of the file: only the header and the commands are read again. What follows from them is written
for programs that do not know the rules, and never believed.
"""

import json
import re
from collections.abc import Sequence
from typing import Final

import msgspec

from edenia_tui.conversation.viewpoint import OPEN
from edenia_tui.games.entry import Entry
from edenia_tui.language.event_facts import outcome_facts
from edenia_tui.language.listener import Listener
from edenia_tui.sharing.news import content_of, options_of, reseating_facts
from edenia_tui.sharing.story import Story
from edenia_tui.storage.content_text import CONTENT, OWN, own_lines
from edenia_tui.storage.record_text import FORMAT, FORMATS, MAGIC, NotARecord
from edenia_tui.storage.saved import AnySaved
from edenia_tui.storage.slips import Slip
from edenia_tui.table.replay import Replay
from rules.kernel import fault
from rules.kernel.fault import Fault
from rules.kernel.lines import COMMENT
from rules.kernel.refused import Unreadable, misread

_MISSING: Final = re.compile(r"missing required field (\w+)")
_EXPECTED: Final = re.compile(r"Expected (\w+)")


class JsonSlip(fault.Slip):
    """What is wrong with a record as JSON."""

    NO_JSON = "no-json"
    NESTED = "json-nested"
    KIND = "json-kind"
    """It is JSON of something else."""
    FIELD = "json-field"
    VALUE = "json-value"
    ACTION = "json-action"
    RESEATING = "json-reseating"
    LINE = "json-line"


class _Seat(msgspec.Struct):
    seat: str
    player: str
    name: str = ""


class _Reseating(_Seat, kw_only=True):
    after: int


class _Action(msgspec.Struct):
    command: str


class _Content(msgspec.Struct):
    name: str
    version: int | None = None
    text: str | None = None

    def lines(self) -> Sequence[str]:
        """Give the lines of a header."""
        if self.name == OWN:
            return own_lines(self.text or "")
        return (f"{CONTENT} {self.name} {self.version or ''}",)


class _Document(msgspec.Struct):
    kind: str
    format: int
    game: str
    seats: list[_Seat]
    actions: list[_Action]
    content: _Content | None = None
    options: dict[str, str] = {}
    seed: str | None = None
    origin: str | None = None
    reseatings: list[_Reseating] = []


def write_json(entry: Entry, saved: AnySaved, listener: Listener) -> bytes:
    """Give a game as one JSON object; nothing in it is hidden."""
    story = Story(entry, Replay(entry.game, saved.record), listener, OPEN)
    origin, outcome = saved.origin, entry.game.outcome(saved.state)
    seats = zip(entry.options.seats, saved.seated, strict=False)
    facts = {
        "kind": MAGIC,
        "format": FORMAT,
        "game": entry.game.name,
        "seats": [{"seat": w, "name": s.name, "player": s.player} for w, s in seats],
        "content": content_of(entry, saved.record.options),
        "options": options_of(entry, saved.record.options),
        "seed": None if saved.seed is None else str(saved.seed),
        "origin": None if origin is None else f"{origin.name}@{origin.number}",
        "reseatings": [reseating_facts(entry, reseating) for reseating in saved.reseatings],
        "actions": [story.facts(point) for point in range(1, story.replay.last + 1)],
        "result": None if outcome is None else outcome_facts(outcome, entry.options.seats),
    }
    return msgspec.json.format(msgspec.json.encode(facts)) + b"\n"


def is_json(text: str) -> bool:
    """Tell by its first sign whether a text is meant as JSON."""
    return text.lstrip().startswith(("{", "["))


def as_text(text: str) -> tuple[str, dict[int, int]]:
    """Turn a record in JSON into one in text, and tell which action stands on which line.

    Raises:
        Unreadable: it is no record, or not of a format that is known here.
    """
    document = _decode(text)
    if document.kind != MAGIC:
        raise NotARecord(Fault(JsonSlip.KIND, 1, facts=(("name", MAGIC),)))
    if document.format not in FORMATS:
        raise misread(Slip.FORMATS, 1, first=FORMATS[0], last=FORMAT)
    lines = [f"{MAGIC} {document.format}", f"game {document.game}"]
    lines += [f"seat {one.seat} {one.name} {one.player}" for one in document.seats]
    lines += () if document.content is None else document.content.lines()
    lines += [f"{key} {value}" for key, value in document.options.items()]
    lines += [f"seed {document.seed}"] if document.seed is not None else []
    lines += [f"origin {document.origin}"] if document.origin is not None else []
    lines.append("moves")
    numbers: dict[int, int] = {}
    waiting = sorted(document.reseatings, key=lambda one: one.after)
    for number, action in enumerate(document.actions, 1):
        lines += _taken(waiting, number - 1)
        if not action.command.strip() or action.command.lstrip().startswith(COMMENT):
            raise misread(JsonSlip.ACTION, 1, number=number)
        lines.append(action.command)
        numbers[len(lines)] = number
    lines += _taken(waiting, len(document.actions))
    if waiting:
        raise misread(JsonSlip.RESEATING, 1, number=waiting[0].after)
    _check_lines(lines)
    return "".join(f"{line}\n" for line in lines), numbers


def _decode(text: str) -> _Document:
    try:
        return msgspec.json.decode(text, type=_Document)
    except msgspec.ValidationError as error:
        raise _misfit(str(error)) from None
    except RecursionError:
        raise misread(JsonSlip.NESTED, 1) from None
    except (msgspec.DecodeError, UnicodeError):
        pass
    raise _fault(text)


def _fault(text: str) -> Unreadable:
    """Find the place where a text stops being JSON."""
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        return misread(JsonSlip.NO_JSON, error.lineno, error.colno)
    except (RecursionError, ValueError):
        pass
    return misread(JsonSlip.NO_JSON, 1)


def _misfit(told: str) -> Unreadable:
    """Find the value that is missing or of another kind, by what the decoder tells."""
    what, _, where = told.replace("`", "").partition(" - at ")
    if found := _MISSING.search(what):
        return misread(JsonSlip.FIELD, 1, name=found[1], where=where or "$")
    kind = _EXPECTED.search(what)
    return misread(JsonSlip.VALUE, 1, kind=kind[1] if kind else "other", where=where or "$")


def _taken(waiting: list[_Reseating], number: int) -> Sequence[str]:
    """Take the lines of those who took a seat after so many actions."""
    lines = []
    while waiting and waiting[0].after <= number:
        one = waiting.pop(0)
        lines.append(f"seat {one.seat} {one.name} {one.player}")
    return lines


def _check_lines(lines: Sequence[str]) -> None:
    """Make sure that a value does not smuggle in lines of its own."""
    odd = next((line for line in lines if not line.isprintable()), None)
    if odd is not None:
        raise misread(JsonSlip.LINE, 1, found=odd[:40])
