"""Actions as text: a verb and its words, such as `use energy` or `push crimson gort orbit 2`.

Rule of the file: an action is written without a table before it, so cards are named as in our own
decks. Where others are played with, a card has the name of the one in its place there; its own name is
understood, too (`reading_actions.py`).
"""

from typing import Final, assert_never

from rules.galaxies.actions import (
    Act,
    Action,
    Advance,
    Again,
    Back,
    Change,
    Convert,
    Deal,
    Dismiss,
    Dodge,
    Draw,
    End,
    Enlist,
    Exchange,
    Fill,
    First,
    Fly,
    Follow,
    Force,
    Go,
    Hire,
    Keep,
    KeepCard,
    Leave,
    Let,
    Mix,
    No,
    OpenReroll,
    Perform,
    Pick,
    Push,
    Replace,
    Reroll,
    Rob,
    Roll,
    Spend,
    Surge,
    Swap,
    Take,
    To,
    Upgrade,
    Use,
    Venture,
)
from rules.galaxies.cards import MODEL_NAMES
from rules.galaxies.content import standard_content
from rules.galaxies.faces import FACE_NAMES
from rules.galaxies.notation.names import amount_name, dice_names, ship_name
from rules.galaxies.ships import Ship
from rules.galaxies.state import SEATS

WORDLESS: Final[dict[str, Action]] = {
    "reroll": OpenReroll(),
    "convert": Convert(),
    "end": End(),
    "act": Act(),
    "follow": Follow(),
    "surge": Surge(),
    "no": No(),
    "draw": Venture(),
    "keep": KeepCard(),
    "leave": Leave(),
    "dodge": Dodge(),
    "again": Again(),
    "force": Force(),
    "let": Let(),
}
"""Actions of one word; some of these words may be followed by others and are another action then."""
_TEXT_OF: Final = {action: word for word, action in WORDLESS.items()}


def write_action(action: Action) -> str:
    """Give the canonical text of an action."""
    if action in _TEXT_OF:
        return _TEXT_OF[action]
    content = standard_content()
    match action:
        case First(seat):
            return f"first {SEATS[seat]}"
        case Fill(planet):
            return f"planet {content.planet_keys[planet]}"
        case Enlist(pilot):
            return f"pilot {content.pilot_keys[pilot]}"
        case Deal(mission):
            return f"mission {content.mission_keys[mission]}"
        case Roll(face):
            return f"roll {FACE_NAMES[face]}"
        case Draw(card):
            return f"card {content.card_keys[card]}"
        case Keep(mission):
            return f"keep {content.mission_keys[mission]}"
        case Use(face):
            return f"use {FACE_NAMES[face]}"
        case Reroll(dice):
            return f"reroll {dice_names(dice)}"
        case Change(face):
            return f"change {FACE_NAMES[face]}"
        case To(face):
            return f"to {FACE_NAMES[face]}"
        case Spend(face):
            return f"spend {FACE_NAMES[face]}"
        case Hire(pilot):
            return f"hire {content.pilot_keys[pilot]}"
        case Fly(model, face, number):
            return " ".join(("fly", MODEL_NAMES[model], *[FACE_NAMES[face]] * number))
        case Exchange(spot):
            return f"exchange {_ship(spot)}"
        case Pick(ship):
            return f"ship {_ship(ship)}"
        case Go(spot):
            return f"go {_ship(spot)}"
        case Advance(ship):
            return f"advance {_ship(ship)}"
        case Push(seat, ship):
            return f"push {SEATS[seat]} {_ship(ship)}"
        case Back(ship):
            return f"retreat {_ship(ship)}"
        case Upgrade(energy, culture):
            return f"upgrade {amount_name(energy, culture)}"
        case Perform(planet):
            return f"colony {content.planet_keys[planet]}"
        case Mix(energy, culture):
            return f"mix {amount_name(energy, culture)}"
        case Swap(number):
            return f"swap {number}"
        case Rob(seat):
            return f"rob {SEATS[seat]}"
        case Replace(planet):
            return f"replace {content.planet_keys[planet]}"
        case Dismiss(pilot):
            return f"dismiss {content.pilot_keys[pilot]}"
        case Follow(model):
            return "follow" if model is None else f"follow with {MODEL_NAMES[model]}"
        case Take(card):
            return f"take {content.card_keys[card]}"
        case (
            OpenReroll()
            | Convert()
            | End()
            | Act()
            | Surge()
            | No()
            | Venture()
            | KeepCard()
            | Leave()
        ):
            return _TEXT_OF[action]
        case Dodge() | Again() | Force() | Let():
            return _TEXT_OF[action]
        case _:
            assert_never(action)


def _ship(ship: Ship) -> str:
    return ship_name(standard_content(), ship)
