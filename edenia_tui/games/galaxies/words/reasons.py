"""The reasons for a choice in Tiny Epic Galaxies, the weightiest first."""

from collections.abc import Sequence
from typing import assert_never

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.effects import tell_mission, tell_planet_effect, tell_skill
from edenia_tui.language.listener import Listener
from edenia_tui.language.reasons import told_reasons
from edenia_tui.language.sentences import capital
from rules.galaxies.actions import Action
from rules.galaxies.analysis.merits import kinds
from rules.galaxies.analysis.merits.kinds import AnyMerit
from rules.galaxies.analysis.merits.merits import merits_of
from rules.galaxies.state import State


def tell_reasons(listener: Listener, view: State, line: Sequence[Action]) -> list[str]:
    """Tell the two weightiest reasons for a choice, followed by its likely next ones."""
    return told_reasons(merits_of(view, line), lambda merit: _tell(listener, view, merit))


def _tell(listener: Listener, view: State, merit: AnyMerit) -> str:
    match merit:
        case kinds.Nothing():
            return listener.say("hint-later")
        case kinds.Ending():
            return _ending(listener, view, merit)
        case kinds.UsingUp():
            return listener.say("hint-end", rule=merit.rule)
        case kinds.Saving(culture=culture):
            return listener.say("hint-saves", culture=culture, rule=merit.rule)
        case kinds.Trigger(points=points):
            return listener.say("hint-trigger", points=points, rule=merit.rule)
        case kinds.Waste(number=number):
            return listener.say("hint-waste", number=number, rule=merit.rule)
        case kinds.Rolling(dice=dice, price=price):
            known = capital(nouns.dice(listener, dice))
            return listener.say("hint-rolls", dice=known, price=price, rule=merit.rule)
        case kinds.Rising(level=level, dice=dice, ships=ships):
            return listener.say("hint-level", level=level, dice=dice, ships=ships, rule=merit.rule)
        case kinds.Resources(energy=energy, culture=culture):
            some = nouns.resources(listener, energy, culture)
            return listener.say("hint-gains", some=some, rule=merit.rule)
        case kinds.Following(price=price, energy=energy, culture=culture):
            some = nouns.resources(listener, energy, culture)
            return listener.say("hint-follows", some=some, price=price, rule=merit.rule)
        case _:
            return _of_card(listener, view, merit)


def _ending(listener: Listener, view: State, merit: kinds.Ending) -> str:
    if not merit.winners:
        name = nouns.rogue(listener, view)
        return listener.say("hint-loses", names=name, number=1, rule=merit.rule)
    names = listener.together(map(listener.name_or_you, merit.winners))
    if merit.is_won:
        return listener.say("hint-wins", names=names, rule=merit.rule)
    return listener.say("hint-loses", names=names, number=len(merit.winners), rule=merit.rule)


Cards = (
    kinds.Colonising
    | kinds.Closer
    | kinds.Entering
    | kinds.Landing
    | kinds.Keeping
    | kinds.NewPilot
    | kinds.Find
    | kinds.Robbing
    | kinds.Aim
)


def _of_card(listener: Listener, view: State, merit: Cards) -> str:
    content = view.setup.content
    match merit:
        case kinds.Colonising(planet=planet, points=points):
            known, gain = nouns.planet(view, planet), nouns.amount(listener, "point", points)
            return listener.say("hint-colonises", planet=known, points=gain, rule=merit.rule)
        case kinds.Closer(planet=planet, to_go=to_go, points=points):
            known, gain = nouns.planet(view, planet), nouns.amount(listener, "point", points)
            return listener.say(
                "hint-closer", planet=known, points=gain, number=to_go, rule=merit.rule
            )
        case kinds.Entering(planet=planet, points=points):
            known, gain = nouns.planet(view, planet), nouns.amount(listener, "point", points)
            return listener.say("hint-enters", planet=known, points=gain, rule=merit.rule)
        case kinds.Landing(planet=planet):
            action = tell_planet_effect(listener, content.planets[planet])
            known = nouns.planet(view, planet)
            return listener.say("hint-lands", planet=known, action=action, rule=merit.rule)
        case kinds.Keeping(seat=seat, planet=planet):
            known, name = nouns.planet(view, planet), nouns.name(listener, view, seat)
            return listener.say("hint-keeps", name=name, planet=known, rule=merit.rule)
        case kinds.NewPilot(pilot=pilot):
            known, skill = nouns.pilot(view, pilot), tell_skill(listener, content.pilots[pilot])
            return listener.say("hint-pilot", pilot=known, skill=skill, rule=merit.rule)
        case kinds.Find(card=card):
            known = nouns.card(listener, view, card)
            return listener.say("hint-finds", card=known, rule=merit.rule)
        case kinds.Robbing(seat=seat, number=number):
            name = nouns.name(listener, view, seat)
            return listener.say("hint-robs", name=name, number=number, rule=merit.rule)
        case kinds.Aim(mission=mission):
            known = nouns.mission(listener, view, mission)
            asked = tell_mission(listener, content.missions[mission])
            return listener.say("hint-mission", mission=known, asked=asked, rule=merit.rule)
        case _:
            assert_never(merit)
