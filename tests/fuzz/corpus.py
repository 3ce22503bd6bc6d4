"""What is spoilt: real texts of every kind and of every game."""

import json
from functools import cache
from importlib.resources import files
from random import Random
from typing import NamedTuple

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import speech
from edenia_tui.sharing.json_record import write_json
from edenia_tui.storage.record_text import Header, write_header
from edenia_tui.storage.saved import AnySaved, read_saved
from edenia_tui.table.seating import Sitter
from tests.rules.games import play_on

_BOXES = {
    "edenia": "boxes/standard-3.box",
    "exo": "universes/standard-1.universe",
    "prince": "tile_sets/standard-1.tiles",
    "galaxies": "decks/standard-1.decks",
}
SETTINGS = (
    '{"mode":"line","language":"fr","level":"full","bell":false,"theme":"night","animation":false}',
    '{"mode":"auto","language":"","level":"brief"}',
    '{"learned":["lesson edenia paths","puzzle exo 5","day edenia 2026-11-18 0","day prince"]}',
    "{}",
)
SUMMARIES = '{"format":3,"summaries":[{"name":"kept","size":10,"written":5,"game":"edenia"}]}'
NAMES = ("Ann", "Bob Lee", "Zoé", "red", "spectator", "all", "[red]Ann[/]", "{name}", "%s", "")


class Corpus(NamedTuple):
    """Texts by kind, and the words they are made of."""

    positions: tuple[str, ...]
    records: tuple[str, ...]
    documents: tuple[str, ...]
    """Records in JSON."""
    boxes: tuple[str, ...]
    commands: tuple[str, ...]
    words: tuple[str, ...]


@cache
def corpus() -> Corpus:
    """Gather everything, once for each process."""
    positions: list[str] = []
    records: list[str] = []
    documents: list[str] = []
    commands: set[str] = set()
    boxes: list[str] = []
    for entry in (GAMES[name] for name in _BOXES):
        folder = entry.folder / "templates"
        positions += [(folder / f"{lang}.txt").read_text("utf-8") for lang in ("en", "fr")]
        boxes.append(files(f"rules.{entry.name}").joinpath(_BOXES[entry.name]).read_text("utf-8"))
        for players in entry.agreement.players:
            text, met = _played(entry, players)
            records.append(text)
            positions += [entry.game.write_position(state) for state in met]
            saved = read_saved(_cut(text), entry.game, entry.options)
            documents.append(_document(entry, saved))
            for state in met:
                commands.update(map(entry.game.write_action, entry.game.legal(state)[:8]))
    texts = (*positions, *records, *boxes)
    ids = (rule for name in _BOXES for rule in GAMES[name].game.rulebook.ids())
    words = {word for text in texts for word in text.split() if not word.startswith("#")}
    return Corpus(
        tuple(positions),
        tuple(records),
        tuple(documents),
        tuple(boxes),
        tuple(sorted(commands)),
        tuple(sorted({*words, *ids, *NAMES, *GAMES})),
    )


def _played(entry: Entry, players: int) -> tuple[str, list[object]]:
    """Play at random; the record, and some of the states that were met."""
    game, options = entry.game, entry.agreement.options(players, {})
    moments = list(play_on(game, game.start(options), Random(players)))
    seats = entry.options.seats[:players]
    sitters = tuple(Sitter(word, "lamb" if n else "human") for n, word in enumerate(seats))
    header = write_header(Header(game.name, sitters, options), entry.options)
    lines = [f"{game.write_action(moment.action)}\n" for moment in moments]
    return header + "".join(lines), [moment.step.state for moment in moments][:: len(moments) // 6]


def _cut(text: str) -> str:
    """Give the beginning of a record."""
    return "".join(text.splitlines(keepends=True)[:40])


def _document(entry: Entry, saved: AnySaved) -> str:
    listener = Listener(speech("en", entry.words.messages), ("",) * len(saved.sitters))
    return json.dumps(json.loads(write_json(entry, saved, listener)))
