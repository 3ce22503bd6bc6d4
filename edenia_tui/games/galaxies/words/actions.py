"""Legal actions as short choices: what is done, and what comes of it at once."""

from typing import Final

from msgspec.structs import replace as with_level

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.deeds import tell_deed
from edenia_tui.games.galaxies.words.effects import tell_effect, tell_mission, tell_skill
from edenia_tui.games.galaxies.words.tally import Tally
from edenia_tui.games.galaxies.words.verbs import spelt_out
from edenia_tui.language.listener import Level, Listener
from rules.galaxies import actions as does
from rules.galaxies.actions import Action
from rules.galaxies.apply import apply
from rules.galaxies.cards import Planet
from rules.galaxies.faces import FACES
from rules.galaxies.fleet import spot_of
from rules.galaxies.notation.actions import WORDLESS, write_action
from rules.galaxies.questions import asked
from rules.galaxies.ships import Ship, Where
from rules.galaxies.state import State
from rules.kernel.seat import CHANCE, Seat

_ROOM: Final = 70
"""So many letters a choice and its lead may have, so that they stay on one line with their number."""
_WORDS_OF: Final = {action: word for word, action in WORDLESS.items()}
_CHANCE: Final = (
    does.First | does.Fill | does.Enlist | does.Deal | does.Roll | does.Draw | does.OpenReroll
)


def describe(listener: Listener, view: State, action: Action) -> str:
    """Tell a choice in a few words."""
    if action in _WORDS_OF:
        return listener.say(f"choice-{_WORDS_OF[action]}")
    match action:
        case does.First(seat):
            return listener.say_of(seat, "choice-first")
        case does.Rob(seat):
            return nouns.name(listener, view, seat)
        case does.Fill(planet) | does.Perform(planet) | does.Replace(planet):
            return nouns.planet(view, planet)
        case does.Enlist(pilot) | does.Dismiss(pilot):
            return nouns.pilot(view, pilot)
        case does.Hire(pilot):
            return listener.say("choice-hire", pilot=nouns.pilot(view, pilot))
        case does.Deal(mission) | does.Keep(mission):
            return nouns.mission(listener, view, mission)
        case does.Draw(card) | does.Take(card):
            return nouns.card(listener, view, card)
        case _:
            return _with_dice(listener, action) or _with_ship(listener, view, action)


def _with_dice(listener: Listener, action: Action) -> str:
    match action:
        case does.Roll(face) | does.Use(face) | does.Change(face) | does.To(face):
            return nouns.face(listener, face)
        case does.Spend(face):
            return nouns.face(listener, face)
        case does.Reroll(dice):
            return nouns.dice(listener, dice)
        case does.Fly(model, face, number):
            dice = tuple(number if one is face else 0 for one in FACES)
            ship = nouns.model(listener, model)
            return listener.say("choice-fly", ship=ship, dice=nouns.dice(listener, dice))
        case does.Upgrade(energy, culture):
            return listener.say("choice-upgrade", some=nouns.resources(listener, energy, culture))
        case does.Mix(energy, culture):
            return nouns.resources(listener, energy, culture)
        case does.Swap(number):
            return listener.say("choice-swap", number=number)
        case does.Follow(model) if model is not None:
            return listener.say("choice-follow-with", ship=nouns.model(listener, model))
        case _:
            return ""


def _with_ship(listener: Listener, view: State, action: Action) -> str:
    match action:
        case does.Pick(ship) | does.Advance(ship) | does.Back(ship):
            seat = asked(view)
            return _ship(listener, view, seat if isinstance(seat, int) else view.turn, ship)
        case does.Push(seat, ship):
            named = nouns.name(listener, view, seat)
            where = _ship(listener, view, seat, ship)
            return listener.say("choice-push", name=named, place=where)
        case does.Go(spot) | does.Exchange(spot):
            return nouns.place(listener, view, spot)
        case _:
            return write_action(action)


def describe_choice(listener: Listener, view: State, action: Action) -> str:
    """Tell a choice and what comes of it."""
    choice = describe(listener, view, action)
    lead = lead_of(listener, view, action)
    if not lead or len(choice) + len(lead) > _ROOM:
        return choice
    return listener.say("action-leading", choice=choice, lead=lead)


def tell_choice(listener: Listener, view: State, action: Action) -> str:
    """Tell a legal command as it is typed, a colon, and what comes of it."""
    command = spelt_out(listener, write_action(action))
    lead = lead_of(listener, view, action)
    if not lead or len(command) + len(lead) > _ROOM:
        return listener.say("report-choice-alone", command=command)
    return listener.say("report-choice", command=command, words=lead)


def lead_of(listener: Listener, view: State, action: Action) -> str:
    """Tell what a choice brings at once, or what the card does that it is about."""
    content = view.setup.content
    match action:
        case does.Keep(mission):
            return tell_mission(listener, content.missions[mission])
        case does.Hire(pilot):
            return tell_skill(listener, content.pilots[pilot])
        case does.Perform(planet):
            return tell_effect(listener, content.planets[planet].effect)
        case does.Go(spot) if spot.where is Where.SURFACE:
            return tell_effect(listener, content.planets[Planet(spot.card)].effect)
        case does.Go(spot) if spot.where is Where.ORBIT:
            card = content.planets[Planet(spot.card)]
            points = nouns.amount(listener, "point", card.points)
            kind = listener.say(f"kind-{card.kind}")
            return listener.say("lead-orbit", kind=kind, length=card.length, points=points)
        case _:
            return "" if isinstance(action, _CHANCE) else _outcome(listener, view, action)


def _outcome(listener: Listener, view: State, action: Action) -> str:
    """Do it, and tell what the one who is asked has of it before chance or somebody else goes on."""
    seat = asked(view)
    if seat is None or seat is CHANCE:
        return ""
    hearer = with_level(listener, level=Level.NORMAL, seat=None)
    tally, deeds = Tally(hearer, view, Seat(seat)), dict[object, str]()
    step = apply(view, action)
    for event in step.events:
        if getattr(event, "seat", None) in (seat, None) or getattr(event, "by", None) == seat:
            tally.count(event)
            if deed := tell_deed(hearer, step.state, event):
                deeds[deed[0]] = deed[1]
    return ", ".join((*tally.amounts(), *deeds.values(), *tally.totals(is_next=False)))


def _ship(listener: Listener, view: State, seat: Seat, ship: Ship) -> str:
    spot = spot_of(view.mats[seat], ship)
    return (
        nouns.ship(listener, ship)
        if spot is None
        else nouns.ship_and_place(listener, view, ship, spot)
    )
