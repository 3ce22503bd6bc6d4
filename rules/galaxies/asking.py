"""Which question is open, in one word; which actions are answers to it, and by which rule it is asked."""

from typing import Final

from rules.galaxies import actions as do
from rules.galaxies.atoms import Atom, Verb
from rules.galaxies.draft import Table
from rules.galaxies.frames import (
    Converting,
    Die,
    Effect,
    Exploration,
    Exploring,
    Hiring,
    Keeping,
    Ladder,
    Landed,
    Raiding,
    Rallying,
    Rerolling,
    RogueStage,
    RogueTurn,
    Slipping,
    Surging,
    Turn,
)
from rules.galaxies.reasons import Question

_BY_FRAME: Final[dict[type, Question]] = {
    Keeping: Question.KEEP,
    Turn: Question.TURN,
    Rerolling: Question.REROLL,
    Die: Question.FOLLOW,
    Landed: Question.ACT,
    Surging: Question.SURGE,
    Raiding: Question.RAID,
    Slipping: Question.SLIP,
    Rallying: Question.ADVANCE,
}
_BY_STAGE: Final = {
    Exploration.CHOICE: Question.EXPLORE,
    Exploration.GREEN: Question.GREEN,
    Exploration.RED: Question.RED,
}
_BY_VERB: Final = {
    Verb.GAIN: (Question.MIX,),
    Verb.LOSE: (Question.MIX,),
    Verb.PAY: (Question.MIX,),
    Verb.FINE: (Question.MIX,),
    Verb.ROB: (Question.MIX,),
    Verb.STEAL: (Question.ROB, Question.MIX),
    Verb.SWAP: (Question.SWAP,),
    Verb.ADV: (Question.ADVANCE,),
    Verb.PUSH: (Question.PUSH,),
    Verb.PUSH2: (Question.PUSH, Question.PUSH),
    Verb.SHIFT: (Question.BACK, Question.ADVANCE),
    Verb.BACK: (Question.BACK,),
    Verb.DELAY: (Question.BACK,),
    Verb.MOVE: (Question.SHIP, Question.TARGET),
    Verb.HOP: (Question.SHIP, Question.TARGET),
    Verb.RECALL: (Question.SHIP, Question.MIX),
    Verb.EXPLORE: (Question.SHIP,),
    Verb.RESCUE: (Question.SHIP,),
    Verb.UPGRADE: (Question.UPGRADE,),
    Verb.COLONY: (Question.COLONY,),
    Verb.ROW: (Question.PERFORM,),
    Verb.LEND: (Question.PERFORM,),
    Verb.FACE: (Question.FACE,),
    Verb.REPEAT: (Question.FACE,),
    Verb.SET: (Question.CHANGE, Question.TO),
    Verb.DROP: (Question.SPEND,),
    Verb.REPLACE: (Question.REPLACE,),
    Verb.REPILOT: (Question.DISMISS,),
    Verb.AGAIN: (Question.AGAIN,),
}
"""What each atom asks, one after the other."""

ANSWERS: Final[dict[Question, tuple[type[do.Action], ...]]] = {
    Question.KEEP: (do.Keep,),
    Question.TURN: (do.Use, do.OpenReroll, do.Convert, do.Hire, do.End),
    Question.REROLL: (do.Reroll,),
    Question.CHANGE: (do.Change,),
    Question.TO: (do.To,),
    Question.SPEND: (do.Spend,),
    Question.FLY: (do.Fly,),
    Question.EXCHANGE: (do.Exchange,),
    Question.FOLLOW: (do.Follow,),
    Question.ACT: (do.Act,),
    Question.SURGE: (do.Surge,),
    Question.RAID: (do.Push,),
    Question.SLIP: (do.Go,),
    Question.SHIP: (do.Pick,),
    Question.TARGET: (do.Go,),
    Question.ADVANCE: (do.Advance,),
    Question.PUSH: (do.Push,),
    Question.BACK: (do.Back,),
    Question.COLONY: (do.Upgrade, do.Perform),
    Question.MIX: (do.Mix,),
    Question.SWAP: (do.Swap,),
    Question.ROB: (do.Rob,),
    Question.UPGRADE: (do.Upgrade,),
    Question.PERFORM: (do.Perform,),
    Question.FACE: (do.Use,),
    Question.REPLACE: (do.Replace,),
    Question.DISMISS: (do.Dismiss,),
    Question.AGAIN: (do.Again,),
    Question.EXPLORE: (do.Take, do.Venture),
    Question.GREEN: (do.KeepCard, do.Leave, do.Take),
    Question.RED: (do.KeepCard, do.Dodge),
    Question.FORCE: (do.Force, do.Let),
}
"""The actions that answer each question, besides `no` where it may be declined."""

RULES: Final[dict[Question, str]] = {
    Question.KEEP: "SET-3",
    Question.TURN: "TRN-2",
    Question.REROLL: "ROL-1",
    Question.CHANGE: "CON-1",
    Question.TO: "CON-1",
    Question.SPEND: "CON-1",
    Question.FLY: "HIR-2",
    Question.EXCHANGE: "HIR-6",
    Question.FOLLOW: "FOL-1",
    Question.ACT: "MOV-4",
    Question.SURGE: "PAT-7",
    Question.RAID: "PAT-14",
    Question.SLIP: "PAT-16",
    Question.SHIP: "MOV-1",
    Question.TARGET: "MOV-1",
    Question.ADVANCE: "ADV-1",
    Question.PUSH: "PSH-2",
    Question.BACK: "PSH-2",
    Question.COLONY: "USE-1",
    Question.MIX: "CRD-2",
    Question.SWAP: "PLN-2",
    Question.ROB: "PLN-3",
    Question.UPGRADE: "UPG-1",
    Question.PERFORM: "CRD-1",
    Question.FACE: "ACT-2",
    Question.REPLACE: "PLN-20",
    Question.DISMISS: "PLN-21",
    Question.AGAIN: "EXP-13",
    Question.EXPLORE: "EXP-1",
    Question.GREEN: "EXP-3",
    Question.RED: "PAT-5",
    Question.FORCE: "SOL-5",
}
"""The rule that makes each question be asked."""


def question_of(table: Table) -> Question | None:
    """Tell what is asked of a player; None while chance acts, and when the game is over."""
    frame = table.stack[-1] if table.stack else None
    match frame:
        case Effect():
            is_second = frame.picked is not None or frame.face is not None
            return _of_atom(frame.atoms, is_second=is_second or frame.victim is not None)
        case Ladder():
            return _of_atom(frame.atoms, is_second=False)
        case Converting():
            return _converting(frame)
        case Hiring():
            return Question.FLY if frame.model is None else Question.EXCHANGE
        case Exploring():
            return _BY_STAGE.get(frame.stage)
        case RogueTurn():
            return Question.FORCE if frame.stage is RogueStage.FORCE else None
        case _:
            return _BY_FRAME.get(type(frame))


def _of_atom(atoms: tuple[Atom, ...], *, is_second: bool) -> Question:
    asked = _BY_VERB[atoms[0].verb]
    return asked[-1] if is_second else asked[0]


def _converting(frame: Converting) -> Question:
    if frame.face is None:
        return Question.CHANGE
    return Question.TO if frame.to is None else Question.SPEND
