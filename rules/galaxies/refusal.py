"""Why not: the reason an action that is not on the list is refused, with its rule and facts.

Rule of the file: it is asked only about actions `legal` does not list, and it has an answer for every
action that has a text.
"""

from typing import Final

from rules.galaxies import actions as do
from rules.galaxies.actions import Action
from rules.galaxies.asking import ANSWERS, RULES, question_of
from rules.galaxies.frames import (
    Dealing,
    Enlisting,
    Exploring,
    Filling,
    RogueTurn,
    Rolling,
    Starting,
)
from rules.galaxies.questions import asked
from rules.galaxies.reasons import Question, Reason, refuse
from rules.galaxies.refusal_cards import why_not_card
from rules.galaxies.refusal_dice import why_not_dice
from rules.galaxies.refusal_ships import why_not_ship
from rules.galaxies.state import SEATS, State
from rules.kernel.refused import Refused
from rules.kernel.seat import CHANCE

_BY_CHANCE: Final[dict[type, tuple[tuple[type, ...], str]]] = {
    do.First: ((Starting,), "SET-5"),
    do.Fill: ((Filling,), "SET-2"),
    do.Enlist: ((Enlisting,), "XSET-2"),
    do.Deal: ((Dealing,), "SET-3"),
    do.Roll: ((Rolling, RogueTurn), "TRN-1"),
    do.Draw: ((Exploring,), "EXP-1"),
}
"""In which frames chance brings what, and by which rule."""
_EXPANSION = (do.Hire, do.Fly, do.Exchange, do.Dismiss, do.Surge, do.Enlist, do.Draw)
_EXPLORING = (do.Take, do.Venture, do.KeepCard, do.Leave, do.Dodge, do.Again)
_SOLO = (do.Force, do.Let)
_SHIPS = (do.Pick, do.Go, do.Advance, do.Push, do.Back, do.Exchange)
_DICE = (
    *(do.Use, do.OpenReroll, do.Reroll, do.Convert, do.Change, do.To, do.Spend),
    *(do.Hire, do.Fly, do.Follow),
)


def why_not(state: State, action: Action) -> Refused:
    """Tell why an action is not legal."""
    if not state.stack:
        return refuse(Reason.GAME_OVER, "END-2")
    if not state.setup.expansion and isinstance(action, _EXPANSION + _EXPLORING):
        return refuse(Reason.NO_EXPANSION, "OPT-1")
    if not state.is_solo() and isinstance(action, _SOLO):
        return refuse(Reason.NO_ROGUE, "SOL-1")
    if type(action) in _BY_CHANCE:
        return _why_not_chance(state, action)
    if asked(state) is CHANCE:
        frame = type(state.stack[-1])
        rules = [rule for frames, rule in _BY_CHANCE.values() if frame in frames]
        return refuse(Reason.CHANCE_DECIDES, rules[0])
    question = question_of(state)
    if question is None:
        raise ValueError(f"nobody is asked by {state.stack[-1]}")
    rule = RULES[question]
    if isinstance(action, do.No):
        return refuse(Reason.MUST_CHOOSE, rule, question=question)
    if not isinstance(action, ANSWERS[question]):
        return refuse(Reason.OTHER_QUESTION, rule, question=question)
    return _why_not_answer(state, action, question)


def _why_not_chance(state: State, action: Action) -> Refused:
    """Tell that chance has nothing of this kind to bring, or not this."""
    frames, rule = _BY_CHANCE[type(action)]
    if asked(state) is not CHANCE or not isinstance(state.stack[-1], frames):
        return refuse(Reason.NOT_ASKED, rule)
    content = state.setup.content
    match action:
        case do.First(seat):
            return refuse(Reason.NO_SUCH_SEAT, rule, seat=SEATS[seat])
        case do.Fill(planet):
            return refuse(Reason.NOT_IN_DECK, "CHN-2", planet=content.planet_keys[planet])
        case do.Enlist(pilot):
            return refuse(Reason.NOT_IN_DECK, "CHN-2", pilot=content.pilot_keys[pilot])
        case do.Draw(card):
            return refuse(Reason.NOT_IN_DECK, "CHN-2", card=content.card_keys[card])
        case do.Deal(mission):
            return refuse(Reason.NOT_IN_DECK, "CHN-3", mission=content.mission_keys[mission])
        case _:
            raise ValueError(f"chance may bring {action}")


def _why_not_answer(state: State, action: Action, question: Question) -> Refused:
    if isinstance(action, _SHIPS):
        return why_not_ship(state, action)
    if isinstance(action, _DICE):
        return why_not_dice(state, action, question)
    return why_not_card(state, action)
