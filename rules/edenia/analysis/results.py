"""What a choice brings in the end, as a kind: what is nearest to a victory first, what is wasted last."""

from collections.abc import Sequence
from enum import Enum
from typing import Final
from zlib import crc32

from rules.edenia.actions import (
    Action,
    End,
    Keep,
    Play,
    PlayGromout,
    PlayJunction,
    PlayPocket,
    RaiseFlag,
    Search,
    Skip,
    TakeClover,
)
from rules.edenia.actions import Stop as Halt
from rules.edenia.analysis.courses import Course, follow
from rules.edenia.analysis.encounters import Die, Draw, Edge, GameOver, Reckoning, Stop, Tokens
from rules.edenia.artefact import artefact
from rules.edenia.game import EDENIA as GAME
from rules.edenia.geometry import cell_of, travelled
from rules.edenia.journeys import from_spot, journeys
from rules.edenia.places import can_raise_flag, dwarf_at, find_sheep, planet_at
from rules.edenia.prices import SEARCH_PRICE
from rules.edenia.prospects import estimate
from rules.edenia.scoring import prestige
from rules.edenia.standing import shut_pads
from rules.edenia.starts import moving_cell
from rules.edenia.state import Ask, State
from rules.kernel.result import Result, Sort, sorted_by_result
from rules.kernel.seat import CHANCE


class Brings(Enum):
    """What a choice brings, the best first."""

    VICTORY = "victory"
    EDENIA = "edenia"
    PLANET = "planet"
    ARTEFACT = "artefact"
    TILE = "tile"
    NEARER = "nearer"
    QUESTION = "question"
    """What comes of it is decided by the next question, or by the die."""
    END = "end"
    PLAY = "play"
    """An artefact is used up."""
    CLOVER = "clover"
    """A clover instead of a move."""
    NOTHING = "nothing"


_AHEAD: Final = 2
"""So many further questions are tried out to find what a choice can bring."""
_LATE: Final = 25
_WHIM: Final = 0.1
"""How much worse a choice may look late in a game and still come first."""
_MOST_WHIM: Final = 2**32
_PLAYS: Final = (Play, PlayGromout, PlayJunction, PlayPocket)


def by_result(view: State, legal: Sequence[Action]) -> list[Sort[Brings, Action]]:
    """Put the choices of a question in order by what they bring."""
    results = []
    for action in legal:
        kind = brings(view, action)
        results.append(Result(action, kind, _worth(view, action), kind is Brings.NOTHING))
    return sorted_by_result(results)


def _worth(view: State, action: Action) -> float:
    """Judge a choice by the chance to win that it leaves; an artefact by its points.

    Late in a game a whim that hangs on the round breaks up what two could repeat for ever.
    """
    if isinstance(action, Keep):
        return artefact(action.artefact).points
    worth = estimate(GAME.apply(view, action).state)[view.active]
    if view.round <= _LATE:
        return worth
    return worth + _WHIM * crc32(f"{view.round} {GAME.write_action(action)}".encode()) / _MOST_WHIM


def brings(view: State, action: Action, ahead: int = _AHEAD) -> Brings:
    """Tell what a choice brings: where further questions decide, the best that can come of it."""
    match action:
        case TakeClover():
            cell = moving_cell(view)
            return Brings.PLANET if planet_at(view.planets, cell).clovers else Brings.NOTHING
        case RaiseFlag():
            is_own = planet_at(view.planets, moving_cell(view)).flag == view.active
            return Brings.NOTHING if is_own else Brings.PLANET
        case Skip():
            return Brings.CLOVER if view.clovers else Brings.NOTHING
        case Search() | Keep():
            return Brings.ARTEFACT
        case End():
            return Brings.END
    course = follow(view, action)
    match course.encounter:
        case GameOver(outcome):
            return Brings.VICTORY if view.active in outcome.winners else Brings.NOTHING
        case Reckoning():
            is_ahead = view.active in prestige(view.players, view.rules.edition)
            return Brings.VICTORY if is_ahead else Brings.NOTHING
    if course.trifoliums:
        return Brings.EDENIA
    if isinstance(action, _PLAYS):
        return Brings.PLAY
    if isinstance(action, Halt):
        return _of_stop(view, action, course)
    match course.encounter:
        case Stop():
            return _of_stop(view, action, course)
        case Edge() | Draw():
            return Brings.TILE
        case Tokens():
            return Brings.ARTEFACT
        case Die():
            return Brings.QUESTION
        case _:
            return _of_question(view, action, ahead)


def _of_stop(view: State, action: Action, course: Course) -> Brings:
    """HAB-1 and DWA-2: what is to be had where a sheep stops, else whether it has come nearer."""
    after = GAME.apply(view, action).state
    if after.turn.ask is Ask.PLANET:
        planet, player = planet_at(after.planets, moving_cell(after)), after.players[view.active]
        can_flag = planet.flag != view.active and can_raise_flag(after.rules, player, planet)
        if can_flag or planet.clovers:
            return Brings.PLANET
    if after.turn.ask is Ask.DWARF and after.walk is not None:
        tokens = dwarf_at(after.dwarfs, cell_of(after.walk.spot)).tokens
        if tokens and after.players[view.active].clovers >= SEARCH_PRICE:
            return Brings.ARTEFACT
    return Brings.NEARER if course.relays or _is_nearer(view, after, course) else Brings.NOTHING


def _of_question(view: State, action: Action, ahead: int) -> Brings:
    """Tell the best that can come of the next question of the same turn."""
    after = GAME.apply(view, action).state
    if GAME.to_act(after) is CHANCE:
        return Brings.TILE if after.turn.ask is Ask.DRAW else Brings.QUESTION
    if after.active != view.active or after.turn.sheep is None or not ahead:
        return Brings.QUESTION
    found = [brings(after, one, ahead - 1) for one in GAME.legal(after)]
    order = [*Brings]
    return min(found, key=order.index, default=Brings.QUESTION)


def _is_nearer(view: State, after: State, course: Course) -> bool:
    """Tell whether a sheep needs less from where it stops than from where its move began."""
    if course.sheep is None:
        return False
    stood = find_sheep(view.flock, course.sheep)
    if stood is not None:
        began = stood[0]
    elif course.route:
        began = travelled(course.route[0])[0]
    else:
        return False
    found = find_sheep(after.flock, course.sheep)
    if found is None:
        return False
    return _way(after, found[0]) < _way(after, began)


def _way(state: State, spot: int) -> int:
    """Judge the way to Edenia from a spot, on the tiles of now."""
    known = journeys(state.tiles, state.rim, shut_pads(state))
    return from_spot(known, state.tiles, spot)
