"""EXP-1 to EXP-11: exploring the black."""

from msgspec.structs import replace

from rules.galaxies.actions import Action, Dodge, KeepCard, Leave, Take, Venture
from rules.galaxies.advancing import keep_card
from rules.galaxies.cards import NO_CARD, Card, Skill
from rules.galaxies.draft import Draft, Table
from rules.galaxies.events import Cause, Dodged, Drawn, Found, LeftOpen
from rules.galaxies.fleet import has_skill, pilot_of
from rules.galaxies.frames import Effect, Exploration, Exploring
from rules.galaxies.moving import push_gain
from rules.galaxies.points import check_points, tell_trigger
from rules.galaxies.resources import pay
from rules.galaxies.state import DWARF_POINTS, FACE_UP

_CHOICE, _DRAW = Exploration.CHOICE, Exploration.DRAW
_GREEN, _RED = Exploration.GREEN, Exploration.RED


def explore_choices(table: Table, frame: Exploring) -> list[Action]:
    """EXP-1 to PAT-5: list the answers; EXP-1: with an empty deck a card must be taken."""
    if frame.stage is _CHOICE:
        takes: list[Action] = [Take(card) for card in table.open]
        return [*takes, Venture()] if table.deck else takes
    if frame.stage is _RED:
        if can_dodge(table, frame):
            return [KeepCard(), Dodge()]
        return [KeepCard()]
    choices: list[Action] = [KeepCard()]
    if can_leave(table):
        choices.append(Leave())
    if has_skill(table, frame.actor, frame.ship, Skill.PICK):
        choices += [Take(card) for card in table.open]
    return choices


def can_leave(table: Table) -> bool:
    """EXP-4: a green card may be left while there is room beside the deck and a card in it."""
    return len(table.open) < FACE_UP and table.deck > 0


def can_dodge(table: Table, frame: Exploring) -> bool:
    """`dodge`: once per exploration, for 1 energy."""
    is_able = not frame.has_dodged and table.mats[frame.actor].energy > 0
    return is_able and has_skill(table, frame.actor, frame.ship, Skill.DODGE)


def go_on_exploring(draft: Draft, frame: Exploring) -> bool:
    """Answer what leaves no choice; False when somebody is asked or a card is drawn."""
    if frame.stage is _DRAW:
        return False
    choices = explore_choices(draft, frame)
    if not choices:  # EXP-10
        draft.stack.pop()
    elif len(choices) == 1:
        answer_exploring(draft, frame, choices[0])
    else:
        return False
    return True


def draw(draft: Draft, frame: Exploring, card: Card) -> None:
    """EXP-2, EXP-3 and EXP-9: a card is drawn, open for all; the last one triggers the end."""
    draft.deck -= 1
    draft.tell(Drawn(frame.actor, frame.ship, card, draft.deck))
    before = draft.trigger
    if draft.deck == 0 and draft.trigger is None and draft.setup.players > 1:  # SOL-16
        draft.trigger = frame.actor
        tell_trigger(draft, before)
    is_red = draft.setup.content.cards[card].is_red
    draft.stack[-1] = replace(frame, drawn=card, stage=_RED if is_red else _GREEN)


def answer_exploring(draft: Draft, frame: Exploring, action: Action) -> None:
    """Do what was answered."""
    match action:
        case Venture():
            draft.stack[-1] = replace(frame, stage=_DRAW)
        case Take(card):
            draft.open = tuple(one for one in draft.open if one != card)
            if frame.drawn != NO_CARD:  # `pick`: never more than FACE_UP lie open
                _lay_open(draft, frame, frame.drawn)
            take_card(draft, frame, card, was_open=True)
        case Leave():
            _lay_open(draft, frame, frame.drawn)
            left = tuple(sorted((*frame.left, frame.drawn)))
            draft.stack[-1] = replace(frame, stage=_DRAW, drawn=NO_CARD, left=left)
        case Dodge():
            _dodge(draft, frame)
        case KeepCard():
            take_card(draft, frame, frame.drawn, was_open=False)


def _lay_open(draft: Draft, frame: Exploring, card: Card) -> None:
    draft.open = tuple(sorted((*draft.open, card)))
    draft.tell(LeftOpen(frame.actor, card, len(draft.open)))


def _dodge(draft: Draft, frame: Exploring) -> None:
    """`dodge` and PAT-5: the red card leaves the game, and the next one is drawn if there is one."""
    pay(draft, frame.actor, 1, 0, Cause.DODGE)
    draft.dodged = tuple(sorted((*draft.dodged, frame.drawn)))
    draft.tell(Dodged(frame.actor, frame.drawn))
    if draft.deck:
        draft.stack[-1] = replace(frame, stage=_DRAW, drawn=NO_CARD, has_dodged=True)
    else:
        draft.stack.pop()


def take_card(draft: Draft, frame: Exploring, card: Card, *, was_open: bool) -> None:
    """EXP-6 and EXP-8: the card is taken and resolved, then kept; `find` comes before its effect."""
    draft.stack.pop()
    actor, ship = frame.actor, frame.ship
    keep_card(draft, actor, card)
    face = draft.setup.content.cards[card]
    before = draft.trigger
    points = DWARF_POINTS if face.is_dwarf else 0
    draft.tell(Found(actor, ship, card, was_open, points, check_points(draft, actor)))
    tell_trigger(draft, before)
    draft.push(Effect(actor, face.effect, card=card, ship=ship))
    pilot = pilot_of(draft, actor, ship)
    if pilot is not None and pilot.skill is Skill.FIND:
        push_gain(draft, actor, pilot.res, 1)
