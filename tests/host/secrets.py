"""What a kept game hides from whom, as words that can be looked for in what somebody was sent."""

import re
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from edenia_tui.conversation.bot_news import tell_told
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.games.wish import YES
from edenia_tui.language.listener import Level, Listener
from edenia_tui.language.speech import speech
from edenia_tui.storage.saved import AnySaved, read_saved
from edenia_tui.storage.shared.store import Store
from edenia_tui.storage.sqlite.store import SqliteStore
from edenia_tui.table.replay import Replay
from rules.kernel.record import Record, steps
from rules.kernel.seat import CHANCE, Seat

Eyes = Seat | None
"""Whose stream it is: somebody's on a seat, or a spectator's."""
EVERYBODY: Final[tuple[Eyes, ...]] = (Seat(0), Seat(1), None)
_NAMED: Final = ("artefact-", "character-", "mission-")
"""How the messages begin that name what can be hidden; a game that hides other things fails its proof."""
_WORD: Final = re.compile(r"[a-z][a-z'-]+")
_MESSAGE: Final = re.compile(r"([a-z][\w-]*) = (.*)")
_VARIABLE: Final = re.compile(r"\{[^}]*\}")
_NAMES: Final = ("Anna", "Ben")
_GAMES: Final = 4
_LONG_ENOUGH: Final = 300
"""Actions of a random game."""
_OFTEN: Final = 25
"""Actions between two looks at it."""

AnyRecord = Record[Any, Any]


def words_in(text: str) -> set[str]:
    """List the words of a text."""
    return {*_WORD.findall(text.lower())}


class Knowledge(NamedTuple):
    """The words that somebody has a right to, and those of them that are names told to nobody else."""

    known: set[str]
    alone: set[str]


class Search(NamedTuple):
    """What a search of streams is for, and what it found."""

    hidden: dict[Eyes, set[str]]
    """For each the names that others know and they do not."""
    found: dict[Eyes, set[str]]


async def kept(folder: Path, code: str) -> AnyRecord:
    """Read what the store of a host has of a game."""
    store = await SqliteStore.open(folder / "data")
    try:
        return await kept_in(store, code)
    finally:
        await store.close()


async def kept_in(store: Store, code: str) -> AnyRecord:
    """Read what a store has of a game."""
    row = await store.tables.find(code)
    assert row is not None
    text = "".join(f"{line}\n" for line in await store.tables.read(row.name))
    entry = GAMES[next(name for name in GAMES if f'"{name}"' in row.plan)]
    saved: AnySaved = read_saved(text, entry.game, entry.options)
    return saved.record


def search(record: AnyRecord, streams: Mapping[Eyes, Collection[str]]) -> Search:
    """Look in everybody's words for names that only others were told."""
    of = {eyes: _knowledge(record, eyes) for eyes in EVERYBODY}
    all_alone = set().union(*(one.alone for one in of.values()))
    hidden = {eyes: all_alone - one.known for eyes, one in of.items()}
    return Search(hidden, {eyes: hidden[eyes] & {*streams[eyes]} for eyes in streams})


def own_names(record: AnyRecord, seat: Seat) -> set[str]:
    """List the names that a seat alone was told: its own stream has to have them."""
    return _knowledge(record, seat).alone


def _knowledge(record: AnyRecord, eyes: Eyes) -> Knowledge:
    known = _told_words(record, eyes, eyes)
    return Knowledge(known, (known - _told_words(record, eyes, None)) & names_of(record.game))


def _told_words(record: AnyRecord, seat: Eyes, eyes: Eyes) -> set[str]:
    """List every word by which somebody on a seat is told what some eyes know of a game."""
    entry = GAMES[record.game]
    replay = Replay(entry.game, record)
    spoken = speech("en", entry.words.messages)
    words: set[str] = set()
    for level in Level:
        listener = Listener(spoken, _NAMES, seat, level)
        for point in range(1, replay.last + 1):
            for line in tell_told(listener, entry.words, replay.told(point, eyes)):
                words |= words_in(line)
    return words


@cache
def names_of(game: str) -> frozenset[str]:
    """List the words by which hidden things are called in a game, and nothing else is."""
    entry = GAMES[game]
    names, others = set[str](), words_in(entry.title)
    folder = entry.folder / "words" / "en"
    files = [file for file in (folder / "names.ftl", folder / "nouns.ftl") if file.exists()]
    for line in "\n".join(file.read_text("utf-8") for file in files).splitlines():
        message = _MESSAGE.match(line)
        is_name = message is not None and message[1].startswith(_NAMED)
        text = line if message is None else message[2]
        (names if is_name else others).update(words_in(_VARIABLE.sub(" ", text)))
    return frozenset(names - others)


# Which games hide something at all.


@cache
def hiding_table(game: str) -> str | None:
    """Say as the lobby understands it a table for two on which something is hidden; None without one."""
    entry = GAMES[game]
    tables = ("", *(wish.name for wish in entry.wishes if wish.can_be(YES)))
    for wish in tables:
        if any(_hides_names(entry, wish, seed) for seed in range(_GAMES)):
            return f"{game} 2 {wish}".rstrip()
    unnamed = [wish for wish in tables if _hides(entry, wish)]
    assert not unnamed, f"{game} hides something: say in _NAMED how its messages begin"
    return None


def _hides_names(entry: Entry, wish: str, seed: int) -> bool:
    """Tell whether a name is hidden now and then in a random game."""
    whole = _random_game(entry, wish, seed)
    for played in range(_OFTEN, len(whole.actions) + _OFTEN, _OFTEN):
        record = replace(whole, actions=whole.actions[:played])
        if any(_knowledge(record, seat).alone for seat in (Seat(0), Seat(1))):
            return True
    return False


def _hides(entry: Entry, wish: str) -> bool:
    """Tell whether a spectator ever knows less than a seat in a random game."""
    game = entry.game
    states = (step.state for step in steps(game, _random_game(entry, wish, 0)))
    return any(game.view(state, Seat(0)) != game.view(state, None) for state in states)


def _random_game(entry: Entry, wish: str, seed: int) -> AnyRecord:
    rng, game, actions = Random(seed), entry.game, list[Any]()
    options = entry.agreement.options(2, {wish: YES} if wish else {})
    state = game.start(options)
    while (actor := game.to_act(state)) is not None and len(actions) < _LONG_ENOUGH:
        if actor is CHANCE:
            drawn, weights = zip(*game.chances(state), strict=True)
            actions += rng.choices(drawn, weights)
        else:
            actions.append(rng.choice(game.legal(state)))
        state = game.apply(state, actions[-1]).state
    return Record(entry.name, options, _NAMES, tuple(actions))
