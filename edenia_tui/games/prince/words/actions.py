"""Legal actions as short choices: what is done, and what it changes; and what is asked."""

from collections.abc import Iterator
from typing import Final, assert_never

from edenia_tui.games.prince.words import nouns
from edenia_tui.games.prince.words.verbs import for_speakers
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import capital
from rules.kernel.seat import Seat
from rules.prince.actions import Action, Choose, Draw, First, Hide, Name, Take, TakeHidden
from rules.prince.analysis.changes import Change, changes_of
from rules.prince.analysis.standing import known_points
from rules.prince.notation.actions import write_action
from rules.prince.state import Ask, State
from rules.prince.tiles import NO_TILE, STACK_NAMES, Tile

_ROOM: Final = 70
"""So many letters a choice and its lead may have, so that they stay on one line with their number."""


def describe(listener: Listener, view: State, action: Action) -> str:
    """Tell a choice in a few words."""
    match action:
        case Choose(stack):
            return nouns.stack(listener, stack)
        case Take(tile) | Hide(tile) | Draw(tile):
            return nouns.tile_in_a_list(listener, view.tiles, tile)
        case TakeHidden():
            if view.down is None or view.down == NO_TILE:
                return listener.say("choice-hidden")
            told = nouns.tile_in_a_list(listener, view.tiles, view.down)
            return listener.say("choice-hidden-known", tile=told)
        case Name(seat):
            return listener.name_or_you(seat)
        case First(seat):
            return listener.say_of(seat, "action-first")
        case _:
            assert_never(action)


def describe_choice(listener: Listener, view: State, action: Action) -> str:
    """Tell a choice and what it changes for the one who is asked."""
    choice = describe(listener, view, action)
    lead = _fitting(listener, view, action, _ROOM - len(choice))
    return listener.say("action-leading", choice=choice, lead=lead) if lead else choice


def tell_choice(listener: Listener, view: State, action: Action) -> str:
    """Tell a legal command as it is typed, a colon, and what it changes."""
    command = for_speakers(write_action(action), listener.speech.language)
    said = [] if isinstance(action, Choose) else [describe(listener, view, action)]
    said += tell_lead(listener, view, action) or _next(listener, view, action)
    return listener.say("report-choice", command=command, words=", ".join(said))


def question(listener: Listener, view: State) -> str:
    """Tell in one short sentence what is asked now."""
    match view.ask:
        case Ask.STACK | Ask.NAME:
            return listener.say_of(view.active, f"question-{view.ask.value}")
        case Ask.HIDE | Ask.TAKE:
            what = "tile" if view.stack is None else f"tile-{STACK_NAMES[view.stack]}"
            which = listener.say(f"which-{what}")
            asked = listener.say_of(view.active, f"question-{view.ask.value}", which=which)
            return capital(asked)
        case Ask.FIRST | Ask.DRAW | Ask.OVER:
            return listener.say(f"question-{view.ask.value}")


def tell_change(listener: Listener, change: Change, *, in_short: bool = False) -> list[str]:
    """Tell what a tile would change: what flips, the points by Character or together, the volcanoes."""
    told: list[str] = []
    if change.flips:
        tiles = nouns.amount(listener, "tile", len(change.flips))
        told.append(listener.say("lead-flips", tiles=tiles))
    told += _gained(listener, change, in_short=in_short)
    told += _volcanoes(listener, change)
    if change.sprouts and change.baobabs and not in_short:
        told.append(nouns.amount(listener, "baobab", change.baobabs))
    return told


def tell_gain(listener: Listener, gained: int) -> str:
    """Tell points that are won or lost."""
    return listener.say("gain" if gained >= 0 else "loss", points=abs(gained))


def _fitting(listener: Listener, view: State, action: Action, room: int) -> str:
    """Tell what a choice changes, as fully as there is room for; the points if for nothing else."""
    for in_short in (False, True):
        told = tell_lead(listener, view, action, in_short=in_short)
        if len(", ".join(told)) <= room:
            return ", ".join(told)
    return told[0] if len(told[0]) <= room else ""


def tell_lead(
    listener: Listener, view: State, action: Action, *, in_short: bool = False
) -> list[str]:
    """Tell what a choice changes for the one who is asked, part by part."""
    match action:
        case Choose(stack):
            left = view.draws[stack]
            if left == 1:
                return [listener.say("lead-last-draw")]
            return [listener.say("lead-draws", draws=nouns.amount(listener, "draw", left))]
        case Take(tile) | Hide(tile):
            return _tile_lead(listener, view, tile, in_short=in_short)
        case TakeHidden():
            if view.down is None or view.down == NO_TILE:
                return []
            return _tile_lead(listener, view, view.down, in_short=in_short)
        case Name(seat):
            return [*_standing(listener, view, seat)]
        case Draw() | First():
            return []
        case _:
            assert_never(action)


def _next(listener: Listener, view: State, action: Action) -> list[str]:
    """Tell what comes of a choice that changes no figure."""
    match action:
        case First():
            return [listener.say("lead-first")]
        case TakeHidden() if view.down is None:
            return [listener.say("lead-unseen")]
        case Take() | Hide() | TakeHidden():
            return [listener.say("gain-nothing")]
        case _:
            return []


def _tile_lead(listener: Listener, view: State, tile: Tile, *, in_short: bool) -> list[str]:
    return tell_change(listener, changes_of(view, view.active, tile), in_short=in_short)


def _gained(listener: Listener, change: Change, *, in_short: bool) -> Iterator[str]:
    """CHA-1: tell the points of each Character; of a Character itself, only how many."""
    if in_short or change.gains == ((change.tile, change.gained),):
        if change.gained:
            yield tell_gain(listener, change.gained)
        return
    for character, gain in change.gains:
        message = "gain-of" if gain > 0 else "loss-of"
        named = nouns.character(listener, character)
        yield listener.say(message, character=named, points=abs(gain))


def _volcanoes(listener: Listener, change: Change) -> Iterator[str]:
    """VOL-2: tell how many volcanoes that makes, and whether they are the most."""
    if not change.added:
        return
    volcanoes = nouns.amount(listener, "volcano", change.volcanoes)
    if change.is_most:
        yield listener.say("lead-most", volcanoes=volcanoes)
    elif change.was_most:
        yield listener.say("lead-fewer", volcanoes=volcanoes)
    else:
        yield volcanoes


def _standing(listener: Listener, view: State, seat: Seat) -> Iterator[str]:
    """SEC-6: tell the points of somebody who could be named, where they are open."""
    points = known_points(view, listener.seat, seat)
    if points is not None:
        yield nouns.amount(listener, "point", points)
