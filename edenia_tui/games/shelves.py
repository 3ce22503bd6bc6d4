"""The kept games of every kind: whose they are, where they stand, which was played last."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES, USUAL
from edenia_tui.language.kept import tell_kept
from edenia_tui.language.speech import Speech
from edenia_tui.storage.catalogue import AnyShelf, Catalogue
from edenia_tui.storage.shelf import SUFFIX, Shelf, game_in, last_played
from edenia_tui.storage.summary import Summary


def shelf_of(entry: Entry) -> AnyShelf:
    """Give the shelf of a game."""
    return Shelf(entry.game, entry.options)


def catalogue_of(entries: Iterable[Entry] = GAMES.values()) -> Catalogue:
    """Give the catalogue of some games, all unless they are named."""
    return Catalogue(*map(shelf_of, entries))


def entry_of(summary: Summary) -> Entry:
    """Tell which game a kept one is; the usual one where it does not say."""
    return GAMES.get(summary.game, GAMES[USUAL])


def entry_at(path: Path) -> Entry:
    """Tell which game a file is of; the usual one where it does not say."""
    return GAMES.get(game_in(path), GAMES[USUAL])


def path_of(summary: Summary) -> Path:
    """Find the file of a kept game."""
    return shelf_of(entry_of(summary)).folder / f"{summary.name}{SUFFIX}"


def latest_unfinished() -> Path | None:
    """Find the game that was played last and is not over, whichever it is."""
    found = [shelf_of(entry).latest_unfinished() for entry in GAMES.values()]
    return max(filter(None, found), key=last_played, default=None)


def tell_shelf(spoken: Speech, games: Sequence[Summary]) -> list[str]:
    """Tell kept games, one a line, and which each is where there are several kinds."""
    if not games:
        return [spoken("saves-none")]
    is_mixed = len(set(map(entry_of, games))) > 1
    return [_tell(spoken, game, is_mixed=is_mixed) for game in games]


def _tell(spoken: Speech, game: Summary, *, is_mixed: bool) -> str:
    entry = entry_of(game)
    told = tell_kept(spoken, game, entry.options.seats, entry.words.seats)
    return f"{told} {entry.title}." if is_mixed else told
