"""The reasons for a choice in The Little Prince, the weightiest first."""

from collections.abc import Sequence
from typing import assert_never

from edenia_tui.games.prince.words import nouns
from edenia_tui.language.listener import Listener
from edenia_tui.language.reasons import told_reasons
from rules.prince.actions import Action
from rules.prince.analysis.merits.kinds import (
    AnyMerit,
    Average,
    Baobabs,
    Company,
    Denial,
    Ending,
    Flipping,
    Gain,
    Leftover,
    LittleFor,
    MostVolcanoes,
    Nothing,
    NoVolcano,
    OpenOnes,
    Preparation,
    Promise,
    Reserve,
    SafeFromBaobabs,
    SecondBaobab,
    Snatching,
    Waiting,
    Weaker,
)
from rules.prince.analysis.merits.merits import merits_of
from rules.prince.state import State

Others = Denial | Leftover | LittleFor | Snatching | Weaker
Own = (
    Gain
    | Promise
    | Preparation
    | Flipping
    | SafeFromBaobabs
    | SecondBaobab
    | MostVolcanoes
    | NoVolcano
    | Waiting
)


def tell_reasons(listener: Listener, view: State, line: Sequence[Action]) -> list[str]:
    """Tell the two weightiest reasons for a choice, followed by its likely next ones."""
    return told_reasons(merits_of(view, line), lambda merit: _tell(listener, merit))


def _tell(listener: Listener, merit: AnyMerit) -> str:
    match merit:
        case Nothing():
            return listener.say("hint-later")
        case Ending():
            return _tell_ending(listener, merit)
        case Denial() | Leftover() | LittleFor() | Snatching() | Weaker():
            return _tell_others(listener, merit)
        case Baobabs(number=number, unseen=unseen):
            said = listener.say_of(merit.seat, "hint-shows-two")
            return listener.say("hint-baobabs", shown=said, number=number, unseen=unseen)
        case Average(points=points, rule=rule):
            return listener.say("hint-average", points=points, rule=rule)
        case Company(is_early=True):
            return listener.say("hint-early")
        case Company():
            return listener.say("hint-late", tiles=nouns.amount(listener, "tile", merit.tiles))
        case Reserve():
            return listener.say("hint-reserve")
        case OpenOnes(points=points):
            return listener.say("hint-open" if points > 0 else "hint-open-nothing", points=points)
        case _:
            return _tell_own(listener, merit)


def _tell_ending(listener: Listener, merit: Ending) -> str:
    names = listener.together(map(listener.name_or_you, merit.winners))
    if merit.is_won:
        return listener.say("hint-wins", names=names, rule=merit.rule)
    number = len(merit.winners)
    return listener.say("hint-loses", names=names, number=number, rule=merit.rule)


def _tell_own(listener: Listener, merit: Own) -> str:
    match merit:
        case Gain(points=points):
            message = "hint-gain" if points > 0 else "hint-cost"
            return _of_character(listener, message, merit, abs(points))
        case Promise(points=points):
            return _of_character(listener, "hint-promise", merit, points)
        case Preparation(points=points):
            return _of_character(listener, "hint-prepares", merit, points)
        case Flipping(number=number):
            message = "hint-flips-wanted" if merit.is_wanted else "hint-flips"
            return listener.say(message, tiles=nouns.amount(listener, "tile", number))
        case SafeFromBaobabs(number=number):
            return listener.say("hint-safe", tiles=nouns.amount(listener, "tile", number))
        case SecondBaobab():
            return listener.say("hint-second")
        case MostVolcanoes(volcanoes=volcanoes):
            return listener.say("hint-most", volcanoes=_volcanoes(listener, volcanoes))
        case NoVolcano(volcanoes=volcanoes):
            return listener.say("hint-no-volcano", volcanoes=_volcanoes(listener, volcanoes))
        case Waiting(points=points):
            return listener.say("hint-waits", points=points)
        case _:
            assert_never(merit)


def _tell_others(listener: Listener, merit: Others) -> str:
    name = listener.name(merit.seat)
    match merit:
        case Denial():
            return _tell_denial(listener, merit, name)
        case Leftover():
            return _tell_leftover(listener, merit, name)
        case LittleFor(points=points, rule=rule):
            message = "hint-little" if points else "hint-little-nothing"
            return listener.say(message, name=name, points=points, rule=rule)
        case Snatching(points=points):
            rival = listener.name(merit.rival)
            return listener.say("hint-snatches", name=name, rival=rival, points=points)
        case Weaker():
            return listener.say("hint-weaker", name=name, rival=listener.name(merit.rival))
        case _:
            assert_never(merit)


def _tell_denial(listener: Listener, merit: Denial, name: str) -> str:
    if merit.is_hidden:
        return _of_character(listener, "hint-hides", merit, merit.points, name=name)
    if merit.element is None:
        return _of_character(listener, "hint-denies", merit, merit.points, name=name)
    element = nouns.element(listener, merit.element)
    facts = {"name": name, "element": element}
    return _of_character(listener, "hint-denies-only", merit, merit.points, **facts)


def _tell_leftover(listener: Listener, merit: Leftover, name: str) -> str:
    if merit.flips:
        tiles = nouns.amount(listener, "tile", merit.flips)
        return listener.say("hint-left-baobab", name=name, tiles=tiles)
    if merit.points:
        return listener.say("hint-left-less", name=name, points=-merit.points)
    volcanoes = _volcanoes(listener, merit.volcanoes)
    return listener.say("hint-left-volcanoes", name=name, volcanoes=volcanoes)


def _of_character(
    listener: Listener,
    message: str,
    merit: Gain | Promise | Preparation | Denial,
    points: int,
    **facts: str,
) -> str:
    """Say a message about points that a Character gives."""
    character = nouns.character(listener, merit.character)
    return listener.say(message, character=character, points=points, rule=merit.rule, **facts)


def _volcanoes(listener: Listener, number: int) -> str:
    return nouns.amount(listener, "volcano", number)
