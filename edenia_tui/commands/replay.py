"""`edenia replay`: a kept game looked at again."""

from typing import TYPE_CHECKING

import click

from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.failing import fail
from edenia_tui.commands.interrupting import INTERRUPTED
from edenia_tui.commands.starting import (
    animation_option,
    ascii_option,
    speaking_options,
    start_speaking,
)
from edenia_tui.commands.surroundings import is_terminal

if TYPE_CHECKING:
    from edenia_tui.conversation.manner import Manner
    from edenia_tui.conversation.recording import Recording
    from edenia_tui.conversation.viewpoint import Viewpoint

LEVELS = ("brief", "normal", "full")


@click.command("replay")
@click.argument("file", required=False, shell_complete=complete_files)
@click.option("--eyes", metavar="WHO", help="A colour or name, spectator, or all: nothing hidden.")
@click.option("--from", "first", type=click.IntRange(1), metavar="ROUND", help="Begin there.")
@click.option("--to", "last", type=click.IntRange(1), metavar="ROUND", help="In a pipe, end there.")
@click.option("--level", type=click.Choice(LEVELS), help="How much is said; else as remembered.")
@speaking_options
@ascii_option
@animation_option
def command(
    file: str | None,
    eyes: str | None,
    first: int | None,
    last: int | None,
    level: str | None,
    lang: str | None,
    *,
    line: bool,
    in_ascii: bool | None,
    no_animation: bool,
) -> None:
    """Look again at the game played last, or that in FILE, from anybody's eyes.

    On a terminal the game is shown on the screen, with --line by plain lines of
    text: next, back, next flag, turn 5, play, eyes red, what if, and ? for all
    that can be typed. In a pipe the whole game is told, and that is all.

    FILE is one of the names that edenia saves lists, or any file with a game;
    "-" reads standard input. After the name @N begins after its Nth action.
    Unless --eyes tells otherwise, nothing is hidden once a game is over; before
    that the only person sees what they knew, and others what everybody knew.

    What if plays on from any point for all seats. It never changes FILE, and can
    be kept as a game of its own. While the game runs it begins with a guess at
    what the eyes do not know, and a guess is not kept.

    \b
    Examples:
      edenia replay
      edenia replay 2025-03-09-18-05-41
      edenia replay game.record@37 --line --eyes green
      edenia replay game.record --from 3 --to 5 | less
      edenia replay - --eyes spectator --level full < game.record

    Exit codes: 0 shown or told, 2 there is no game, or it cannot be read.
    """
    file = file or _played_last(lang)
    recording = _read(file, lang)
    seen = _viewpoint(recording, eyes)
    recording = recording._replace(start=_start(recording, first))
    until = _until(recording, last)
    is_pipe = not is_terminal()
    fronts = start_speaking(lang, line=line, in_ascii=in_ascii, no_animation=no_animation)
    if level is not None:
        _use_level(fronts.visit.manner, level)
    if file == "-" or (is_pipe and not line):
        from edenia_tui.line.telling import tell_game

        try:
            tell_game(fronts.console, fronts.visit.manner, recording, seen, until)
        except KeyboardInterrupt:
            raise SystemExit(INTERRUPTED) from None
        raise SystemExit(0)
    raise SystemExit(fronts.replay(recording, seen))


def _played_last(lang: str | None) -> str:
    """Find the game played last, over or not; where none is kept, say how to begin one."""
    from edenia_tui.commands.surroundings import language_of, local_library
    from edenia_tui.language.speech import speech

    latest = local_library().latest()
    if latest is None:
        fail(speech(language_of(lang))("saves-none"))
    return str(latest.path)


def _read(file: str, lang: str | None) -> "Recording":
    from edenia_tui.commands.inputs import say_of, split_point
    from edenia_tui.commands.records import read_game
    from edenia_tui.conversation.recording import Recording
    from edenia_tui.table.replay import Replay

    source, point = split_point(file)
    game = read_game(source, lang)
    replay = Replay(game.entry.game, game.saved.record)
    if point is not None and point > replay.last:
        fail(say_of(source, lang, "text-no-point", number=point, actions=replay.last))
    names = game.table.names
    return Recording(replay, game.saved.sitters, names, game.name, point or 0, game.kept)


def _viewpoint(recording: "Recording", who: str | None) -> "Viewpoint":
    from edenia_tui.conversation.viewpoint import read_viewpoint, usual_viewpoint
    from edenia_tui.language.listener import Listener
    from edenia_tui.language.speech import speech
    from rules.kernel.seat import Seat

    if who is None:
        return usual_viewpoint(recording.sitters, is_over=recording.is_over)
    listener = Listener(speech("en", recording.entry.words.messages), recording.names)
    eyes = read_viewpoint(listener, who.split())
    if eyes is None:
        players = [listener.name(Seat(seat)) for seat in range(len(recording.names))]
        fail(f"--eyes {who}: whose? There are: {', '.join(players)}, spectator, all")
    return eyes


def _start(recording: "Recording", first: int | None) -> int:
    """Find where to begin: the round that was asked for, or the point after FILE@."""
    if first is None:
        return recording.start
    turn = recording.replay.find_turn(first)
    if turn is None:
        fail(f"--from {first}: there is no such round; {_rounds(recording)}")
    return turn.point


def _until(recording: "Recording", last: int | None) -> int | None:
    """Find where the round after the last one begins; None when all is told."""
    if last is None:
        return None
    if recording.replay.find_turn(last) is None:
        fail(f"--to {last}: there is no such round; {_rounds(recording)}")
    turn = recording.replay.find_turn(last + 1)
    return None if turn is None else turn.point


def _rounds(recording: "Recording") -> str:
    turns = recording.replay.turns
    return f"the game has {turns[-1].round}" if turns else "the game has not begun"


def _use_level(manner: "Manner", level: str) -> None:
    from edenia_tui.language.listener import Level

    manner.use_level(Level(level))
