"""What comes of an answer, by the frame that asked for it."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from rules.galaxies.actions import (
    Act,
    Action,
    Advance,
    Convert,
    Deal,
    Draw,
    Enlist,
    Exchange,
    Fill,
    First,
    Fly,
    Force,
    Go,
    Hire,
    Keep,
    OpenReroll,
    Push,
    Reroll,
    Roll,
    Surge,
    Use,
)
from rules.galaxies.advancing import Thrust, advance, flying, push_back
from rules.galaxies.atoms import Kind
from rules.galaxies.cards import NO_PILOT, NO_PLANET, Pilot
from rules.galaxies.colonising import send_home
from rules.galaxies.decks_left import count_planets, pilots_left
from rules.galaxies.draft import Draft
from rules.galaxies.effects.table import DEEDS
from rules.galaxies.events import (
    Began,
    Cause,
    MissionDealt,
    MissionKept,
    PilotCame,
    PlanetCame,
    Used,
)
from rules.galaxies.exploring import answer_exploring, draw
from rules.galaxies.faces import with_die
from rules.galaxies.fleet import pilot_of, players_after
from rules.galaxies.following import follow
from rules.galaxies.frames import (
    Converting,
    Dealing,
    Die,
    Effect,
    Enlisting,
    Exploring,
    Filling,
    Frame,
    Hiring,
    Keeping,
    Ladder,
    Landed,
    Raiding,
    Rallying,
    Rerolling,
    RogueTurn,
    Rolling,
    Slipping,
    Source,
    Starting,
    Surging,
    Turn,
)
from rules.galaxies.hiring import exchange, hire
from rules.galaxies.ladder import answer_ladder
from rules.galaxies.moving import shift_ship
from rules.galaxies.performing import perform, perform_face
from rules.galaxies.resources import amounts, pay
from rules.galaxies.rogue import force, let_act, roll_rogue
from rules.galaxies.turns import convert, end_turn, reroll, reroll_price, roll

_RALLY = 2
"""`rally`: so far the actor's own ship goes."""


def answer(draft: Draft, frame: Frame, action: Action) -> None:
    """Do what was answered to the frame on top of the stack."""
    _ANSWERS[type(frame)](draft, frame, action)


def _starting(draft: Draft, _: Starting, action: First) -> None:
    """SET-5: this seat begins."""
    draft.stack.pop()
    draft.first = draft.turn = action.seat
    draft.tell(Began(action.seat))


def _filling(draft: Draft, _: Filling, action: Fill) -> None:
    """SET-2: the planet comes to the leftmost gap."""
    place = draft.row.index(NO_PLANET)
    draft.row = (*draft.row[:place], action.planet, *draft.row[place + 1 :])
    draft.under = tuple(one for one in draft.under if one != action.planet)
    draft.tell(PlanetCame(place, action.planet, count_planets(draft)))


def _enlisting(draft: Draft, _: Enlisting, action: Enlist) -> None:
    """XSET-2: the pilot comes to the leftmost gap."""
    place = draft.pilots.index(NO_PILOT)
    draft.pilots = (*draft.pilots[:place], action.pilot, *draft.pilots[place + 1 :])
    draft.tell(PilotCame(place, action.pilot, len(pilots_left(draft))))


def _dealing(draft: Draft, frame: Dealing, action: Deal) -> None:
    """CHN-3: one of two missions."""
    dealt = [one for one in draft.mats[frame.seat].missions if one is not None]
    hidden = len(draft.mats[frame.seat].missions) - len(dealt)
    missions = (*sorted([*dealt, action.mission]), *[None] * hidden)
    draft.change_mat(frame.seat, missions=missions)
    draft.tell(MissionDealt(frame.seat, action.mission))


def _keeping(draft: Draft, frame: Keeping, action: Keep) -> None:
    """SET-3: one mission is kept."""
    draft.stack.pop()
    mat = draft.change_mat(frame.seat, kept=action.mission)
    returned = next((one for one in mat.missions if one != action.mission), None)
    draft.tell(MissionKept(frame.seat, action.mission, returned))


def _turn(draft: Draft, _: Turn, action: Action) -> None:
    """TRN-2: a die, a reroll, the converter, a pilot, or the end."""
    match action:
        case Use(face):  # ACT-1
            seat, bay = draft.turn, draft.bay
            dice = with_die(bay.dice, face, -1)
            draft.change_bay(dice=dice, used=with_die(bay.used, face))
            draft.tell(Used(seat, face, dice))
            draft.push(Die(face, seat, players_after(draft, seat), Source.ROLLED))
            perform_face(draft, seat, face)
        case OpenReroll():
            draft.push(Rerolling(reroll_price(draft)))
            draft.change_bay(has_rerolled=True)
        case Convert():
            draft.push(Converting())
        case Hire(pilot):
            draft.push(Hiring(pilot))
        case _:
            end_turn(draft)


def _rerolling(draft: Draft, frame: Rerolling, action: Reroll) -> None:
    draft.stack.pop()
    reroll(draft, action.dice, frame.price)


def _rolling(draft: Draft, frame: Rolling, action: Roll) -> None:
    roll(draft, frame, action.face)


def _hiring(draft: Draft, frame: Hiring, action: Fly | Exchange) -> None:
    draft.stack.pop()
    if isinstance(action, Fly):
        hire(draft, frame, action)
    elif frame.model is not None:
        exchange(draft, frame.model, action)


def _effect(draft: Draft, frame: Effect, action: Action) -> None:
    draft.stack.pop()
    DEEDS[frame.atoms[0].verb].do(draft, frame, action)


def _landed(draft: Draft, frame: Landed, action: Action) -> None:
    """MOV-4: the action of the planet, or not."""
    draft.stack.pop()
    if isinstance(action, Act):
        perform(draft, frame.actor, frame.planet, None)


def _surging(draft: Draft, frame: Surging, action: Action) -> None:
    """`surge`: pay 1 and advance 1 more; once per turn and pilot."""
    draft.stack.pop()
    pilot = pilot_of(draft, frame.actor, frame.model)
    if isinstance(action, Surge) and pilot is not None and pilot.res is not None:
        used = Pilot(flying(draft, frame.actor, frame.model))
        draft.change_bay(surged=tuple(sorted((*draft.bay.surged, used))))
        pay(draft, frame.actor, *amounts(pilot.res, 1), Cause.PILOT)
        thrust = Thrust(frame.kinds[0], 1, frame.by_die)
        advance(draft, frame.actor, frame.model, thrust)


def _raiding(draft: Draft, frame: Raiding, action: Action) -> None:
    """`raid`: push one ship of another player in that orbit back 1."""
    draft.stack.pop()
    if isinstance(action, Push):
        push_back(draft, frame.actor, action.seat, action.ship, 1)


def _slipping(draft: Draft, frame: Slipping, action: Action) -> None:
    """`slip`: to the start of another orbit, or home."""
    draft.stack.pop()
    if isinstance(action, Go):
        shift_ship(draft, frame.actor, frame.model, action.spot)
    else:
        send_home(draft, frame.actor, frame.model)


def _rallying(draft: Draft, frame: Rallying, action: Action) -> None:
    """`rally`: the ship of whoever was asked, or none."""
    seat = frame.waiting[0]
    draft.stack[-1] = replace(frame, waiting=frame.waiting[1:])
    if isinstance(action, Advance):
        steps = _RALLY if seat == frame.actor else 1
        advance(draft, seat, action.ship, Thrust(Kind.ANY, steps))


def _exploring(draft: Draft, frame: Exploring, action: Action) -> None:
    if isinstance(action, Draw):
        draw(draft, frame, action.card)
    else:
        answer_exploring(draft, frame, action)


def _rogue(draft: Draft, frame: RogueTurn, action: Action) -> None:
    if isinstance(action, Roll):
        roll_rogue(draft, frame, action.face)
    elif isinstance(action, Force):
        force(draft, frame)
    else:
        let_act(draft, frame)


_ANSWERS: Final[dict[type, Callable[[Draft, Any, Any], None]]] = {
    Starting: _starting,
    Filling: _filling,
    Enlisting: _enlisting,
    Dealing: _dealing,
    Keeping: _keeping,
    Rolling: _rolling,
    Turn: _turn,
    Rerolling: _rerolling,
    Converting: convert,
    Hiring: _hiring,
    Die: follow,
    Effect: _effect,
    Landed: _landed,
    Surging: _surging,
    Raiding: _raiding,
    Slipping: _slipping,
    Rallying: _rallying,
    Exploring: _exploring,
    RogueTurn: _rogue,
    Ladder: answer_ladder,
}
