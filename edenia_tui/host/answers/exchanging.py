"""Games in and out over a connection: `export CODE` and `import`, for whoever is known by a key."""

import shlex
from functools import partial
from typing import Final

from edenia_tui.canvas.charset import UNICODE
from edenia_tui.conversation.viewpoint import OPEN
from edenia_tui.games.registry import entry_named
from edenia_tui.host.answers.asking import Answer, NotAsked
from edenia_tui.host.visits.games import HostedGame
from edenia_tui.host.visits.visiting import Visiting
from edenia_tui.language.listener import Listener
from edenia_tui.language.wrapping import wrapped
from edenia_tui.sharing.forms import FORMS, Shared
from edenia_tui.sharing.taking_in import NotTaken, take_in, without_torn_line
from edenia_tui.table.seating import given_names
from edenia_tui.table.thinking import think

WORDS: Final = ("export", "import")
_REFUSED: Final = 1
_UNREADABLE: Final = 2
_NAMED: Final = 2


async def export(visiting: Visiting, command: str) -> Answer:
    """Give one of somebody's finished games in a form to hand on.

    Raises:
        NotAsked: the words make no sense.
        NotDone: there is no such game of theirs, or it is not over.
    """
    _, *words = _split(command)
    form = "text"
    if words[-_NAMED:-1] == ["--as"]:
        form, words = words[-1], words[:-_NAMED]
    if form not in FORMS or len(words) != 1:
        return _told(visiting, "host-export-what", _UNREADABLE)
    game = await visiting.library.fetch(words[0])
    return Answer(await think(partial(_write, visiting, game, form)), b"", 0)


def _write(visiting: Visiting, game: HostedGame, form: str) -> bytes:
    entry, saved = entry_named(game.kind), game.read()
    names = given_names(saved.seated, entry.options.seats)
    listener = Listener(visiting.visit.manner.speech.about(entry.words.messages), names)
    return b"".join(FORMS[form].write(Shared(entry, saved, listener, OPEN, UNICODE)))


async def take(visiting: Visiting, command: str, text: bytes) -> Answer:
    """Check a game that was handed in, and keep it beside somebody's own.

    Raises:
        NotAsked: the words make no sense.
        NotDone: they have too many games.
        SaveError: it could not be kept.
    """
    _, *words = _split(command)
    if len(text) > visiting.hub.house.limits.import_bytes:
        return _told(visiting, "host-import-large", _UNREADABLE)
    if not text:
        return _told(visiting, "host-import-empty", _UNREADABLE)
    spoken, name = visiting.visit.manner.speech, " ".join(words)
    whole = without_torn_line(text.decode("utf-8", "replace"))
    try:
        taken = await think(partial(take_in, whole, name, visiting.visit, "import"))
    except NotTaken as error:
        told = "".join(f"{line}\n" for line in error.lines)
        return Answer(b"", told.encode(), _UNREADABLE if error.is_unreadable else _REFUSED)
    await visiting.library.keep_all()
    return Answer("".join(f"{line}\n" for line in wrapped(taken.tell(spoken))).encode(), b"", 0)


def _split(command: str) -> list[str]:
    try:
        return shlex.split(command)
    except ValueError:
        raise NotAsked from None


def _told(visiting: Visiting, message: str, code: int) -> Answer:
    return Answer(b"", f"{visiting.visit.manner.speech(message)}\n".encode(), code)
