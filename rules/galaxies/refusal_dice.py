"""Why not, where dice, hires and follows are concerned."""

from rules.galaxies import actions as do
from rules.galaxies.actions import Action
from rules.galaxies.atoms import Verb
from rules.galaxies.cards import MODEL_NAMES, NO_PILOT
from rules.galaxies.faces import FACE_NAMES, FACES, Dice, Face
from rules.galaxies.following import price_of_following
from rules.galaxies.frames import Die, Effect, Hiring
from rules.galaxies.hiring import ANYBODY, TRAINED, is_flown
from rules.galaxies.reasons import Question, Reason, refuse
from rules.galaxies.state import State
from rules.galaxies.turns import CONVERTER
from rules.kernel.refused import Refused


def why_not_dice(state: State, action: Action, question: Question) -> Refused:
    """Tell why dice cannot be used like that."""
    match action:
        case do.Use(face):
            return _why_not_use(state, face, question)
        case do.OpenReroll():
            if not any(state.bay.dice):
                return refuse(Reason.TOO_FEW_DICE, "ROL-1", number="1")
            return refuse(Reason.REROLL_PRICE, "ROL-1")
        case do.Reroll(dice):
            return _why_not_reroll(state, dice)
        case do.Convert():
            if state.bay.has_converted:
                return refuse(Reason.CONVERTED_ALREADY, "CON-1")
            return refuse(Reason.TOO_FEW_DICE, "CON-1", number=str(CONVERTER))
        case do.To(face):
            return refuse(Reason.SAME_FACE, "CON-1", face=FACE_NAMES[face])
        case do.Change(face) | do.Spend(face):
            return refuse(Reason.NO_SUCH_DIE, "TRN-4", face=FACE_NAMES[face])
        case do.Hire(pilot):
            return _why_not_hire(state, pilot)
        case do.Fly():
            return _why_not_fly(state, action)
        case do.Follow():
            return _why_not_follow(state, action)
        case _:
            raise ValueError(f"{action} is no action with dice")


def _why_not_use(state: State, face: Face, question: Question) -> Refused:
    """ACT-2: a die must be there and be able to do something."""
    name = FACE_NAMES[face]
    if question is Question.TURN and not state.bay.dice[face]:
        return refuse(Reason.NO_SUCH_DIE, "TRN-4", face=name)
    frame = state.stack[-1]
    is_repeat = isinstance(frame, Effect) and frame.atoms[0].verb is Verb.REPEAT
    if is_repeat and face not in state.bay.complete:
        return refuse(Reason.FACE_NOT_COMPLETE, "PLN-19", face=name)
    match face:
        case Face.MOVE:
            return refuse(Reason.NO_SHIP_TO_MOVE, "ACT-2")
        case Face.COLONY:
            return refuse(Reason.NOTHING_FOR_COLONY, "ACT-2")
        case Face.ENERGY | Face.CULTURE:
            return refuse(Reason.NOTHING_TO_ACQUIRE, "ACT-2", face=name)
        case _:
            return refuse(Reason.NO_SHIP_TO_ADVANCE, "ACT-2", face=name)


def _why_not_reroll(state: State, dice: Dice) -> Refused:
    """ROL-1: at least one die, and only dice that are there."""
    for face in FACES:
        if dice[face] > state.bay.dice[face]:
            return refuse(Reason.NO_SUCH_DIE, "TRN-4", face=FACE_NAMES[face])
    return refuse(Reason.NO_DICE_NAMED, "ROL-1")


def _why_not_hire(state: State, pilot: int) -> Refused:
    """HIR-2 to HIR-4: a pilot of the row, dice of one face, a ship to exchange."""
    name = state.setup.content.pilot_keys[pilot]
    if pilot not in state.pilots or pilot == NO_PILOT:
        return refuse(Reason.PILOT_NOT_IN_ROW, "XSET-2", pilot=name)
    dice = state.bay.dice
    if max(dice) >= ANYBODY:
        return refuse(Reason.NO_SHIP_TO_EXCHANGE, "HIR-4")
    return refuse(Reason.NO_HIRE, "HIR-2", pilot=name)


def _why_not_fly(state: State, action: do.Fly) -> Refused:
    """HIR-2 to HIR-4."""
    frame, content = state.stack[-1], state.setup.content
    if not isinstance(frame, Hiring):
        raise TypeError("nobody is hired")
    model, face = MODEL_NAMES[action.model], FACE_NAMES[action.face]
    pilot = content.pilots[frame.pilot]
    mat = state.mats[state.turn]
    if not mat.ships and not is_flown(mat, action.model):
        return refuse(Reason.NO_SHIP_TO_EXCHANGE, "HIR-4")
    if action.number not in (TRAINED, ANYBODY):
        return refuse(Reason.AMOUNT, "HIR-3")
    if state.bay.dice[action.face] < action.number:
        return refuse(Reason.NO_SUCH_DIE, "TRN-4", face=face)
    if action.number == ANYBODY:
        return refuse(Reason.TWO_ARE_ENOUGH, "HIR-3", model=model, face=face)
    if action.model not in pilot.trained:
        name = content.pilot_keys[frame.pilot]
        return refuse(Reason.NOT_TRAINED, "HIR-2", pilot=name, model=model)
    return refuse(Reason.NOT_HANGAR_FACE, "HIR-2", model=model, face=face)


def _why_not_follow(state: State, action: do.Follow) -> Refused:
    """FOL-2 and PAT-4: the price, or a ship that does not make it cheaper."""
    frame = state.stack[-1]
    if not isinstance(frame, Die):
        raise TypeError("nobody follows")
    if action.model is None:
        price = price_of_following(state, frame)
        return refuse(Reason.FOLLOW_PRICE, "FOL-2", price=str(price))
    return refuse(Reason.CANNOT_FOLLOW, "PAT-4", model=MODEL_NAMES[action.model])
