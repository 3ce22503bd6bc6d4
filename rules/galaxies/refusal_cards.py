"""Why not, where cards, prices and amounts are concerned."""

from rules.galaxies import actions as do
from rules.galaxies.actions import Action
from rules.galaxies.asking import RULES, question_of
from rules.galaxies.atoms import Atom, Discount, Res, Verb
from rules.galaxies.cards import NO_PLANET, Card, Planet
from rules.galaxies.effects.deed import trial_of
from rules.galaxies.fleet import others_of
from rules.galaxies.frames import Effect, Exploring
from rules.galaxies.notation.names import seat_name
from rules.galaxies.performing import payments
from rules.galaxies.questions import asked
from rules.galaxies.reasons import Reason, refuse
from rules.galaxies.state import State
from rules.galaxies.upgrading import price_of
from rules.kernel.refused import Refused
from rules.kernel.seat import Seat


def why_not_card(state: State, action: Action) -> Refused:
    """Tell why this answer is none."""
    content, question = state.setup.content, question_of(state)
    rule = "CRD-2" if question is None else RULES[question]
    match action:
        case do.Keep(mission):
            return refuse(Reason.NOT_DEALT, "SET-3", mission=content.mission_keys[mission])
        case do.Perform(planet):
            return _why_not_perform(state, planet)
        case do.Upgrade():
            return _why_not_upgrade(state)
        case do.Rob(seat):
            return _why_not_rob(state, seat)
        case do.Replace(planet):
            name = content.planet_keys[planet]
            if planet not in state.row or planet == NO_PLANET:
                return refuse(Reason.NOT_IN_ROW, "PLN-20", planet=name)
            return refuse(Reason.SHIPS_THERE, "PLN-20", planet=name)
        case do.Dismiss(pilot):
            return refuse(Reason.PILOT_NOT_IN_ROW, "PLN-21", pilot=content.pilot_keys[pilot])
        case do.Take(card):
            return _why_not_take(state, card)
        case do.Venture():
            return refuse(Reason.DECK_EMPTY, "EXP-1")
        case do.Leave():
            return refuse(Reason.MUST_TAKE, "EXP-4")
        case _:
            return refuse(Reason.AMOUNT, rule)


def _actor(state: State) -> Seat:
    who = asked(state)
    return who if isinstance(who, int) else state.turn


def _why_not_take(state: State, card: Card) -> Refused:
    """EXP-5 and PAT-17: what was drawn is taken, or an open card by who may."""
    frame, name = state.stack[-1], state.setup.content.card_keys[card]
    if card not in state.open:
        return refuse(Reason.NOT_OPEN, "EXP-1", card=name)
    if isinstance(frame, Exploring) and card in frame.left:
        return refuse(Reason.LEFT_JUST_NOW, "EXP-5", card=name)
    return refuse(Reason.DRAWN_ALREADY, "EXP-3", card=name)


def _why_not_rob(state: State, seat: Seat) -> Refused:
    """PLN-3: somebody else who has some of it."""
    name = seat_name(seat, is_solo=state.is_solo())
    if seat not in others_of(state, _actor(state)):
        return refuse(Reason.NO_SUCH_SEAT, "PLN-3", seat=name)
    return refuse(Reason.HAS_NOTHING, "PLN-3", seat=name)


def _why_not_upgrade(state: State) -> Refused:
    """UPG-1: a level more, for its price."""
    frame = state.stack[-1]
    discount = frame.atoms[0].discount if isinstance(frame, Effect) else None
    price = price_of(state, _actor(state), discount or Discount.PLAIN)
    if price is None:
        return refuse(Reason.TOP_LEVEL, "UPG-1")
    return refuse(Reason.UPGRADE_PRICE, "UPG-1", price=str(price))


def _why_not_perform(state: State, planet: Planet) -> Refused:
    """CRD-1 and CRD-3 to CRD-5: whose card it must be, and when its action is open."""
    content, actor, frame = state.setup.content, _actor(state), state.stack[-1]
    if not isinstance(frame, Effect):
        raise TypeError("nobody performs a card")
    card, name = content.planets[planet], content.planet_keys[planet]
    verb = frame.atoms[0].verb
    if verb is Verb.ROW and planet not in state.row:
        return refuse(Reason.NOT_IN_ROW, "PLN-16", planet=name)
    owners = [actor] if verb is Verb.COLONY else others_of(state, actor)
    if verb is not Verb.ROW and not any(planet in state.mats[one].colonies for one in owners):
        rule = "USE-1" if verb is Verb.COLONY else "PLN-17"
        return refuse(Reason.NO_SUCH_COLONY, rule, planet=name)
    if planet in trial_of(state, frame).chain:
        return refuse(Reason.IN_CHAIN, "CRD-5", planet=name)
    if card.is_own and actor != state.turn:
        return refuse(Reason.OWN_TURN_ONLY, "CRD-3", planet=name)
    if card.is_once and (actor, planet) in state.bay.once:
        return refuse(Reason.ONCE_A_TURN, "CRD-4", planet=name)
    if any(_is_too_dear(state, actor, atom) for atom in card.effect):
        return refuse(Reason.PRICE, "CRD-1", planet=name)
    return refuse(Reason.NO_EFFECT, "CRD-1", planet=name)


def _is_too_dear(state: State, actor: Seat, atom: Atom) -> bool:
    mat = state.mats[actor]
    if atom.verb is Verb.PAY:
        return not payments(state, actor, atom)
    if atom.verb is Verb.DROP:
        return actor != state.turn or sum(state.bay.dice) < atom.number
    if atom.verb is Verb.LEND:
        return not (mat.energy if atom.res is Res.E else mat.culture)
    return False
