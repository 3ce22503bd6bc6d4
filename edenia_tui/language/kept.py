"""Kept games in words: each in one sentence, its name first."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, tzinfo
from typing import Final

from edenia_tui.language.faults import tell_fault
from edenia_tui.language.speech import Speech
from edenia_tui.outside.clean import clean_line
from edenia_tui.storage.library import Progress
from edenia_tui.storage.summary import Summary
from rules.kernel.fault import Fault

_MANY: Final = 100
"""So many games take a moment to be read."""
_PARTS: Final = 10
"""How often one who waits hears how far it is."""


def tell_kept(spoken: Speech, game: Summary, zone: tzinfo, seats: Sequence[str]) -> str:
    """Tell how far a game has come, who plays, and when it was last played unless its name says so.

    Args:
        spoken: the language, ready to speak about its game.
        game: what is known of it.
        zone: where the day is told.
        seats: the words for the seats in a record, which stand where nobody gave a name.
    """
    name = clean_line(game.name)
    if game.problem:
        reason = tell_problem(spoken, game).partition(";")[0].rstrip()
        return spoken("saves-unreadable", name=name, reason=clean_line(reason))
    names = names_in(spoken, game, seats)
    who = ", ".join(
        called
        if sitter.is_human
        else spoken("saves-bot", name=called, bot=_word(spoken, "bot", sitter.player))
        for called, sitter in zip(names, game.sitters, strict=True)
    )
    day = f"{last_played(game, zone):%Y-%m-%d}"
    if not name.startswith(day):
        who = spoken("saves-when", who=who, when=day)
    facts: dict[str, str | int] = {"name": name, "round": game.round, "who": who}
    if game.victory and not game.winners:
        return spoken("saves-lost", victory=_word(spoken, "victory", game.victory), **facts)
    if game.winners:
        winners = ", ".join(names[seat] for seat in game.winners)
        victory = _word(spoken, "victory", game.victory)
        return spoken("saves-over", winners=winners, victory=victory, **facts)
    if game.turn is None:
        return spoken("saves-waiting", **facts)
    return spoken("saves-running", turn=names[game.turn], **facts)


def tell_by_ear(
    spoken: Speech, game: Summary, now: datetime, title: str, seats: Sequence[str]
) -> str:
    """Tell a game as people would: which, against whom, how far, and when it was played.

    Args:
        spoken: the language, ready to speak about its game.
        game: what is known of it.
        now: the time at the place where it is told.
        title: what the game is called.
        seats: the words for the seats in a record, which stand where nobody gave a name.
    """
    if game.problem:
        return tell_kept(spoken, game, now.tzinfo or UTC, seats)
    names = names_in(spoken, game, seats)
    others = [
        called
        if sitter.is_human
        else spoken("saves-bot-called", name=called, bot=_word(spoken, "bot", sitter.player))
        for called, sitter in [*zip(names, game.sitters, strict=True)][1:]
    ]
    facts: dict[str, str | int] = {
        "game": title,
        "others": ", ".join(others) or "none",
        "round": game.round,
        "when": tell_moment(spoken, last_played(game, now.tzinfo or UTC), now),
    }
    if game.winners:
        winners = ", ".join(names[seat] for seat in game.winners)
        return spoken("saves-heard-over", winners=winners, **facts)
    return spoken("saves-heard-lost" if game.is_over else "saves-heard", **facts)


def tell_moment(spoken: Speech, then: datetime, now: datetime) -> str:
    """Tell when something was, as one says it today."""
    days = (now.date() - then.date()).days
    time = f"{then:%H:%M}"
    if days in (0, 1):
        return spoken("saves-today" if days == 0 else "saves-yesterday", time=time)
    month = spoken("saves-month", number=then.month)
    message = "saves-day" if then.year == now.year else "saves-day-of-year"
    return spoken(message, day=then.day, month=month, year=str(then.year), time=time)


def names_in(spoken: Speech, game: Summary, seats: Sequence[str]) -> list[str]:
    """Call everybody in a game: by their names, or as its seats are called where they gave none."""
    return [
        spoken(f"seat-{seat}") if sitter.name == word else clean_line(sitter.name)
        for seat, (sitter, word) in enumerate(zip(game.sitters, seats, strict=False))
    ]


def tell_ending(spoken: Speech, game: Summary, seats: Sequence[str]) -> str:
    """Tell in a few words who has won, or who is to play; nothing where chance decides."""
    names = names_in(spoken, game, seats)
    if game.victory:
        victory = _word(spoken, "victory", game.victory)
        winners = ", ".join(names[seat] for seat in game.winners)
        return spoken("saves-short-over", winners=winners, victory=victory) if winners else victory
    return "" if game.turn is None else spoken("saves-short-turn", turn=names[game.turn])


def tell_problem(spoken: Speech, game: Summary) -> str:
    """Tell why a game cannot be read; what the system says stays in its words."""
    problem = game.problem
    return tell_fault(spoken, problem) if isinstance(problem, Fault) else problem


def tell_reading(spoken: Speech, say: Callable[[str], object]) -> Progress:
    """Give what hears of games that are read for the first time, and says so where it takes long."""

    def hear(done: int, number: int) -> None:
        is_due = done == 1 or done * _PARTS // number != (done - 1) * _PARTS // number
        if number >= _MANY and is_due:
            say(spoken("keeping-reading", done=done, all=number))

    return hear


def last_played(game: Summary, zone: tzinfo) -> datetime:
    """Tell when a game was last played, by the clock of a place."""
    return datetime.fromtimestamp(game.written // 10**9, zone)


def _word(spoken: Speech, kind: str, word: str) -> str:
    """Put a word of the file into the language spoken; one that is not known stays as it is."""
    message = f"saves-{kind}-{word}"
    return spoken(message) if message in spoken.ids() else clean_line(word)
