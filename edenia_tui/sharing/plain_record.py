"""A game as the record of what counts: whatever was taken back is gone."""

from collections.abc import Iterator
from typing import TypeVar

from msgspec.structs import replace

from edenia_tui.storage.record_text import Header, OptionsText, write_header, write_seat
from edenia_tui.storage.saved import Saved
from rules.kernel.game import Game
from rules.kernel.record import Record
from rules.kernel.record import replay as play_again

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


def write_record(game: Game[O, S, A, E], saved: Saved[O, S, A], options: OptionsText[O]) -> str:
    """Give the text of a record: a header, then one canonical line for everything that counts."""
    header = Header(game.name, saved.seated, saved.record.options, saved.seed, saved.origin)
    lines = _lines(game, saved, options)
    return write_header(header, options) + "".join(f"{line}\n" for line in lines)


def cut(game: Game[O, S, A, E], saved: Saved[O, S, A], point: int) -> Saved[O, S, A]:
    """Leave the first actions of a game; IndexError when there are not so many."""
    whole = saved.record
    if point > len(whole.actions):
        raise IndexError(point)
    sitters, kept = list(saved.seated), []
    for reseating in saved.reseatings:
        if reseating.after <= point:
            sitters[reseating.seat] = reseating.sitter
            kept.append(reseating)
    names = tuple(sitter.name for sitter in sitters)
    record = Record(whole.game, whole.options, names, whole.actions[:point])
    origin = saved.origin
    if origin is not None:
        origin = replace(origin, number=min(origin.number, point))
    return replace(
        saved,
        record=record,
        state=play_again(game, record),
        sitters=tuple(sitters),
        reseatings=tuple(kept),
        origin=origin,
    )


def _lines(game: Game[O, S, A, E], saved: Saved[O, S, A], options: OptionsText[O]) -> Iterator[str]:
    """Write the actions, and between them who took whose place."""
    waiting = list(saved.reseatings)
    for number in range(len(saved.record.actions) + 1):
        while waiting and waiting[0].after <= number:
            reseating = waiting.pop(0)
            yield write_seat(options.seats[reseating.seat], reseating.sitter)
        if number < len(saved.record.actions):
            yield game.write_action(saved.record.actions[number])
