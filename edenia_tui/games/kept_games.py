"""Kept games of every kind in words."""

from collections.abc import Sequence
from datetime import datetime, tzinfo

from edenia_tui.games.registry import entry_named
from edenia_tui.language.kept import tell_by_ear, tell_kept
from edenia_tui.language.speech import Speech
from edenia_tui.storage.summary import Summary


def tell_games(spoken: Speech, zone: tzinfo, games: Sequence[Summary]) -> list[str]:
    """Tell kept games, one a line, and which each is where there are several kinds."""
    if not games:
        return [spoken("saves-none")]
    is_mixed = len({entry_named(game.game) for game in games}) > 1
    return [_tell(spoken, zone, game, is_mixed=is_mixed) for game in games]


def tell_games_by_ear(spoken: Speech, now: datetime, games: Sequence[Summary]) -> list[str]:
    """Tell kept games as people speak of them, one a line; their names are left to eyes."""
    if not games:
        return [spoken("saves-none")]
    told = []
    for game in games:
        entry = entry_named(game.game)
        about = spoken.about(entry.words.messages)
        told.append(tell_by_ear(about, game, now, entry.title, entry.options.seats))
    return told


def _tell(spoken: Speech, zone: tzinfo, game: Summary, *, is_mixed: bool) -> str:
    entry = entry_named(game.game)
    told = tell_kept(spoken.about(entry.words.messages), game, zone, entry.options.seats)
    return f"{told} {entry.title}." if is_mixed else told
