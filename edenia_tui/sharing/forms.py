"""The forms in which a game is handed on, by the names they have on the command line."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.svg import picture
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.games.entry import Entry
from edenia_tui.language.listener import Listener
from edenia_tui.sharing.asciicast import write_cast
from edenia_tui.sharing.frames import frames
from edenia_tui.sharing.json_record import write_json
from edenia_tui.sharing.news import news_lines, tell_news
from edenia_tui.sharing.plain_record import write_record
from edenia_tui.sharing.story import Story
from edenia_tui.storage.record_text import SUFFIX
from edenia_tui.storage.saved import AnySaved
from edenia_tui.table.replay import Replay
from rules.kernel.seat import Seat


class Shared(NamedTuple):
    """What is handed on, and to whom."""

    entry: Entry
    saved: AnySaved
    listener: Listener
    viewpoint: Viewpoint
    charset: Charset

    @property
    def view(self) -> Any:
        """The end of the game as the eyes see it."""
        return self.viewpoint.view(self.entry.game, self.saved.state)


Write = Callable[[Shared], Iterator[bytes]]
"""Gives a form part by part."""


def _text(shared: Shared) -> Iterator[bytes]:
    yield write_record(shared.entry.game, shared.saved, shared.entry.options).encode()


def _json(shared: Shared) -> Iterator[bytes]:
    yield write_json(shared.entry, shared.saved, shared.listener)


def _cast(shared: Shared, version: int) -> Iterator[bytes]:
    entry, saved, listener, viewpoint, charset = shared
    names = ", ".join(listener.name(Seat(seat)) for seat in range(len(saved.seated)))
    title = listener.say("share-title", game=entry.title, names=names)
    story = Story(entry, Replay(entry.game, saved.record), listener, viewpoint)
    for line in write_cast(frames(story, charset), title, version):
        yield line + b"\n"


def _news(shared: Shared) -> Iterator[bytes]:
    for line in tell_news(shared.entry, shared.saved, shared.listener):
        yield f"{line}\n".encode()


def _news_json(shared: Shared) -> Iterator[bytes]:
    for line in news_lines(shared.entry, shared.saved, shared.listener):
        yield line + b"\n"


def _svg(shared: Shared) -> Iterator[bytes]:
    language = shared.listener.speech.language
    canvas = shared.entry.board.draw(shared.view, Zoom.MEDIUM, shared.charset, language)
    yield picture(
        canvas, shared.entry.title, shared.entry.game.write_position(shared.view)
    ).encode()


def _position(shared: Shared) -> Iterator[bytes]:
    yield shared.entry.game.write_position(shared.view).encode()


class Form(NamedTuple):
    """How a game is written in one form, and what can be asked of it."""

    write: Write
    ending: str
    """What a file of it is called at its end."""
    is_record: bool = False
    """Whether nothing is hidden from it, so that it can be imported."""
    has_viewpoint: bool = False
    """Whether it is seen with somebody's eyes; others tell everybody the same."""
    is_of_a_place: bool = False
    """Whether it shows one place of a game."""
    is_drawn: bool = False


FORMS: Final[Mapping[str, Form]] = MappingProxyType(
    {
        "text": Form(_text, SUFFIX, is_record=True),
        "json": Form(_json, ".json", is_record=True),
        "cast": Form(partial(_cast, version=2), ".cast", has_viewpoint=True, is_drawn=True),
        "cast3": Form(partial(_cast, version=3), ".v3.cast", has_viewpoint=True, is_drawn=True),
        "news": Form(_news, ".txt"),
        "news-json": Form(_news_json, ".jsonl"),
        "svg": Form(_svg, ".svg", has_viewpoint=True, is_of_a_place=True, is_drawn=True),
        "position": Form(_position, ".position.txt", has_viewpoint=True, is_of_a_place=True),
    }
)
