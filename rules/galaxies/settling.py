"""ACT-3: going on until somebody is asked; frames that are done leave the stack.

A question with a single answer that costs nothing is answered here.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from rules.galaxies.actions import Action, Exchange, Perform, Reroll, Upgrade
from rules.galaxies.answers import answer
from rules.galaxies.atoms import Verb
from rules.galaxies.cards import NO_PILOT, NO_PLANET
from rules.galaxies.decks_left import count_planets, pilots_left
from rules.galaxies.draft import Draft, Table
from rules.galaxies.effects.deed import trial_of
from rules.galaxies.effects.table import DEEDS
from rules.galaxies.exploring import go_on_exploring
from rules.galaxies.following import pass_over
from rules.galaxies.frames import (
    Converting,
    Dealing,
    Die,
    Effect,
    Enlisting,
    Exploring,
    Filling,
    Hiring,
    Ladder,
    Landed,
    Raiding,
    Rallying,
    Rerolling,
    RogueTurn,
    Slipping,
    Sweeping,
    Turn,
)
from rules.galaxies.ladder import go_on_ladder
from rules.galaxies.performing import can, can_perform, chain_of
from rules.galaxies.questions import CHOICES
from rules.galaxies.rogue import go_on_rogue
from rules.galaxies.rogue_ships import go_on_sweeping, rally_rogue
from rules.galaxies.state import ROGUE
from rules.galaxies.turns import begin_turn, end_turn

_PRICED = (Verb.PAY, Verb.DROP, Verb.LEND)
_MISSIONS = 2


def settle(draft: Draft) -> None:
    """Go on until somebody is asked, chance has to act or the game is over."""
    while draft.outcome is None:
        if not draft.stack:  # the set-up is done
            begin_turn(draft, draft.first)
            continue
        frame = draft.stack[-1]
        go_on = _GO_ON.get(type(frame))
        if go_on is None or not go_on(draft, frame):
            return


def is_forced(table: Table, choices: Sequence[Action]) -> bool:
    """Tell whether a question has one answer alone that costs nothing: then it is not asked."""
    if len(choices) != 1:
        return False
    match choices[0]:
        case Upgrade():
            return False
        case Perform(planet):
            effect = table.setup.content.planets[planet].effect
            return all(atom.verb not in _PRICED for atom in effect)
        case _:
            return True


def _turn(draft: Draft, _: Turn) -> bool:
    """TRN-3: a turn ends by itself when no inactive die is left."""
    if any(draft.bay.dice):
        return False
    end_turn(draft)
    return True


def _filling(draft: Draft, _: Filling) -> bool:
    """COL-2: gaps are filled as long as there are planets."""
    if NO_PLANET in draft.row and count_planets(draft):
        return False
    draft.stack.pop()
    return True


def _enlisting(draft: Draft, _: Enlisting) -> bool:
    """HIR-11: gaps are filled as long as there are pilots."""
    if NO_PILOT in draft.pilots and pilots_left(draft):
        return False
    draft.stack.pop()
    return True


def _dealing(draft: Draft, frame: Dealing) -> bool:
    """SET-3: two missions for each player."""
    if len(draft.mats[frame.seat].missions) < _MISSIONS:
        return False
    draft.stack.pop()
    return True


def _answer_if_forced(draft: Draft, frame: Any) -> bool:
    choices = CHOICES[type(frame)](draft, frame)
    if not is_forced(draft, choices):
        return False
    answer(draft, frame, choices[0])
    return True


def _rerolling(draft: Draft, frame: Rerolling) -> bool:
    """A single die that costs nothing is rolled again at once."""
    if frame.price or sum(draft.bay.dice) > 1:
        return False
    answer(draft, frame, Reroll(draft.bay.dice))
    return True


def _hiring(draft: Draft, frame: Hiring) -> bool:
    """HIR-6: not asked where all ordinary ships stand at one place."""
    if frame.model is None:
        return False
    places = set(draft.mats[draft.turn].ships)
    if len(places) > 1:
        return False
    answer(draft, frame, Exchange(places.pop()))
    return True


def _effect(draft: Draft, frame: Effect) -> bool:
    """CRD-2: atoms are done from left to right, those without effect are skipped."""
    if not frame.atoms:
        draft.stack.pop()
        return True
    is_fresh = frame.picked is None and frame.victim is None and frame.face is None
    if is_fresh and not frame.done and not can(trial_of(draft, frame)):
        draft.stack.pop()
        draft.push_effect_rest(frame)
        return True
    deed = DEEDS[frame.atoms[0].verb]
    choices = deed.choices(draft, frame)
    if choices and not is_forced(draft, choices):
        return False
    draft.stack.pop()
    deed.do(draft, frame, choices[0] if choices else None)
    return True


def _landed(draft: Draft, frame: Landed) -> bool:
    """MOV-4: the action is offered if it can be performed and the planet is still there."""
    is_there = frame.planet in draft.row
    if is_there and can_perform(draft, frame.actor, frame.planet, chain_of(draft)):
        return False
    draft.stack.pop()
    return True


def _raiding(draft: Draft, frame: Raiding) -> bool:
    return _answer_if_forced(draft, frame)


def _rallying(draft: Draft, frame: Rallying) -> bool:
    """SOL-14 and PLN-10: the Rogue is not asked, nor is who has no ship to advance."""
    if not frame.waiting:
        draft.stack.pop()
        return True
    if draft.setup.players == 1 and frame.waiting[0] == ROGUE:
        draft.stack[-1] = replace(frame, waiting=frame.waiting[1:])
        rally_rogue(draft)
        return True
    return _answer_if_forced(draft, frame)


_GO_ON: Final[dict[type, Callable[[Draft, Any], bool]]] = {
    Turn: _turn,
    Filling: _filling,
    Enlisting: _enlisting,
    Dealing: _dealing,
    Rerolling: _rerolling,
    Converting: _answer_if_forced,
    Hiring: _hiring,
    Die: pass_over,
    Effect: _effect,
    Landed: _landed,
    Raiding: _raiding,
    Slipping: _answer_if_forced,
    Rallying: _rallying,
    Exploring: go_on_exploring,
    RogueTurn: go_on_rogue,
    Ladder: go_on_ladder,
    Sweeping: go_on_sweeping,
}
"""What each frame does when it comes to the top: True if it went on, False if it has to be answered."""
