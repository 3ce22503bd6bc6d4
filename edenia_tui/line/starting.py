"""Beginning a game at a keyboard, or taking one up again."""

from collections.abc import Callable
from types import MappingProxyType
from typing import NoReturn

from edenia_tui.conversation.manner import Manner
from edenia_tui.conversation.sitting import Sitting, UnknownBot, take_up, why_not_resumed
from edenia_tui.conversation.visit import Visit
from edenia_tui.games.agreement import Wishes, usual_number
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES, USUAL
from edenia_tui.language.kept import tell_reading
from edenia_tui.line.console import Console
from edenia_tui.line.demo import demo
from edenia_tui.line.setup import DEFAULT_BOT, NoAnswer, ask_game, ask_sitters, ask_wish
from edenia_tui.storage.library import KeptGame
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.table.seating import HUMAN, Sitter, clean_name
from rules.bots.herd import BOTS
from rules.kernel.refused import Unreadable

FAILED = 1

Complain = Callable[[str], NoReturn]
Play = Callable[[Sitting], int]
"""Plays a kept game, in lines or on the screen; the exit code."""


def begin(
    console: Console,
    visit: Visit,
    *,
    complain: Complain,
    play: Play,
    entry: Entry | None = None,
    seats: tuple[str, ...] = (),
    players: int | None = None,
    seed: int | None = None,
    wishes: Wishes = MappingProxyType({}),
) -> int:
    """Begin a game as the options say, or as the answers to a few questions do; the exit code."""
    agreed = dict(wishes)
    if entry is not None and (seats or players):
        sitters = _sitters(entry, seats, players, complain)
    else:
        try:
            entry = entry or ask_game(console, visit.manner.speech)
            sitters = ask_sitters(console, visit.manner.speech, entry)
            speech = visit.manner.speech.about(entry.words.messages)
            for asked in entry.agreement.questions(len(sitters), wishes):
                agreed |= ask_wish(console, speech, asked)
        except (NoAnswer, KeyboardInterrupt):
            console.say([visit.manner.speech("setup-left")])
            return 0
    options = entry.agreement.options(len(sitters), agreed)
    try:
        opened = visit.library.begin(entry.name, options, tuple(sitters), seed)
    except SaveError as error:
        console.say([visit.manner.speech("line-cannot-keep", reason=str(error.reason))])
        return FAILED
    return play(Sitting(opened))


def resume(console: Console, visit: Visit, play: Play, kept: KeptGame | None = None) -> int | None:
    """Go on with a game: the last unfinished one, unless one is given.

    Returns:
        The exit code; None when it could not be taken up, which has been said.
    """
    progress = tell_reading(visit.manner.speech, lambda line: console.say([line]))
    found = kept or visit.library.latest_unfinished(progress)
    if found is None:
        console.say([visit.manner.speech("menu-nothing-to-continue")])
        return None
    try:
        sitting = take_up(found)
    except (SaveError, Unreadable, UnknownBot) as error:
        console.say([why_not_resumed(visit.manner.speech, found, error)])
        return None
    if sitting.is_torn:
        console.say([visit.manner.speech("line-torn")])
    return play(sitting)


def show_demo(
    console: Console,
    manner: Manner,
    bots: list[str],
    seed: int | None,
    entry: Entry = GAMES[USUAL],
) -> None:
    """Let bots play a game and tell it."""
    demo(console, manner, entry, entry.agreement.options(len(bots), {}), bots, seed)


def _sitters(
    entry: Entry, seats: tuple[str, ...], players: int | None, complain: Complain
) -> list[Sitter]:
    """Understand --seat and --players; seats that are not named are lambs."""
    sitters = [_sitter(text, complain) for text in seats] or [Sitter("", HUMAN)]
    fewest, *_, most = entry.agreement.players
    number = players or max(len(sitters), usual_number(entry.agreement.players))
    if len(sitters) > min(number, most):
        complain(f"--seat: {len(sitters)} seats are too many for {min(number, most)} players")
    if number not in entry.agreement.players:
        complain(f"--players: {entry.title} is for {fewest} to {most} players, not {number}")
    return sitters + [Sitter("", DEFAULT_BOT)] * (number - len(sitters))


def _sitter(text: str, complain: Complain) -> Sitter:
    name, colon, who = text.rpartition(":")
    if not colon:
        name, who = text, HUMAN
    if who not in (HUMAN, *BOTS):
        complain(f"--seat {text}: there is no player {who!r}; there are: human, {', '.join(BOTS)}")
    return Sitter(clean_name(name, ""), who)
