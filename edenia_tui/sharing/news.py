"""Public news: what anybody beside the table could see, to be read and not to be played on from.

Rule of the file: nothing is told but through a spectator's eyes, and neither seed nor record is named.
"""

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from edenia_tui.conversation.viewpoint import SPECTATOR
from edenia_tui.games.entry import Entry
from edenia_tui.language.listener import Listener
from edenia_tui.language.wrapping import wrapped
from edenia_tui.sharing.story import Story
from edenia_tui.storage.content_text import OWN
from edenia_tui.storage.saved import AnySaved, Reseating
from edenia_tui.table.replay import Replay
from edenia_tui.table.seating import HUMAN
from rules.bots.herd import BOTS
from rules.kernel.contents import OURS
from rules.kernel.opaque import AnyOptions
from rules.kernel.seat import Seat

NEWS: Final = "edenia-news"
"""The word that news begin with, so that nobody takes them for a record."""
FORMAT: Final = 1
_BEGINNING = re.compile(rf'\s*(?:{NEWS}\b|{{\s*"kind"\s*:\s*"{NEWS}")')
_PLAYERS: Final = (HUMAN, *BOTS)
"""The players there is a word for."""


def tell_news(entry: Entry, saved: AnySaved, listener: Listener) -> Iterator[str]:
    """Tell a game in sentences, one a line, after a line that says what this is."""
    story = _story(entry, saved, listener)
    yield f"{NEWS} {FORMAT}"
    yield listener.say("news-about")
    for seat, sitter in enumerate(saved.seated):
        colour = listener.seat_name(Seat(seat))
        facts = {"colour": colour, "player": _player(sitter.player)}
        if listener.names[seat]:
            yield listener.say("news-seat", name=listener.names[seat], **facts)
        else:
            yield listener.say("news-seat-unnamed", **facts)
    yield from wrapped(entry.words.goal(listener, story.view(0)))
    for point in range(story.replay.last + 1):
        if point:
            yield from story.sentences(point)
        for reseating in _reseatings(saved, point):
            player = _player(reseating.sitter.player)
            yield listener.say("news-taken-over", name=listener.name(reseating.seat), player=player)


def news_lines(entry: Entry, saved: AnySaved, listener: Listener) -> Iterator[bytes]:
    """Give the same as lines of JSON: one about the game, then one for each action."""
    story, words = _story(entry, saved, listener), entry.options.seats
    about: dict[str, object] = {
        "kind": NEWS,
        "format": FORMAT,
        "game": entry.game.name,
        "seats": [
            {"seat": word, "name": sitter.name, "player": sitter.player}
            for word, sitter in zip(words, saved.seated, strict=False)
        ],
        "content": content_of(entry, saved.record.options),
        "options": options_of(entry, saved.record.options),
    }
    yield msgspec.json.encode(about)
    for point in range(story.replay.last + 1):
        if point:
            yield msgspec.json.encode(story.facts(point))
        for reseating in _reseatings(saved, point):
            yield msgspec.json.encode(reseating_facts(entry, reseating))


def is_news(text: str) -> bool:
    """Tell by its beginning whether a text is news, in either form."""
    return _BEGINNING.match(text) is not None


def content_of(entry: Entry, options: AnyOptions) -> dict[str, object] | None:
    """Tell the pieces of a game, ours by their number, others whole; None where it has only one set."""
    if entry.options.content is None:
        return None
    version, text = entry.options.content.named(options)
    if version is None:
        return {"name": OWN, "text": text}
    return {"name": OURS, "version": version}


def options_of(entry: Entry, options: AnyOptions) -> dict[str, str]:
    """Give the options of a game by the words that begin their lines in a record."""
    lines = (line.partition(" ") for line in entry.options.write(options))
    return {key: rest for key, _, rest in lines}


def reseating_facts(entry: Entry, reseating: Reseating) -> dict[str, object]:
    """Tell who took a seat, and after which action."""
    return {
        "after": reseating.after,
        "seat": entry.options.seats[reseating.seat],
        "name": reseating.sitter.name,
        "player": reseating.sitter.player,
    }


def _story(entry: Entry, saved: AnySaved, listener: Listener) -> Story:
    return Story(entry, Replay(entry.game, saved.record), listener, SPECTATOR)


def _reseatings(saved: AnySaved, point: int) -> Iterator[Reseating]:
    return (reseating for reseating in saved.reseatings if reseating.after == point)


def _player(word: str) -> str:
    """Choose a word that a sentence has a form for."""
    return word if word in _PLAYERS else "other"
