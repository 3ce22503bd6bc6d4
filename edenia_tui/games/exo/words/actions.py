"""Legal actions as short choices: what is done, and where it leads; and what is asked."""

from typing import assert_never

from edenia_tui.games.exo.words import nouns
from edenia_tui.games.exo.words.verbs import for_speakers
from edenia_tui.language.listener import Listener
from rules.exo.actions import Action, First, Lay, Put, Take
from rules.exo.analysis.gains import best_gain, freed_without, place_of
from rules.exo.growing import earned_by
from rules.exo.layout import Place
from rules.exo.notation.actions import write_action
from rules.exo.state import Ask, State
from rules.exo.universe import next_place


def describe(listener: Listener, view: State, action: Action) -> str:
    """Tell a choice in a few words."""
    match action:
        case Take(planet):
            place = place_of(view, planet)
            told = nouns.planet(listener, planet)
            if place is None:
                return told
            return listener.say("planet-at", planet=told, place=nouns.place(listener, view, place))
        case Put(square):
            return nouns.square(listener, square)
        case Lay(planet):
            return nouns.planet(listener, planet)
        case First(seat):
            return listener.say_of(seat, "action-first")
        case _:
            assert_never(action)


def describe_choice(listener: Listener, view: State, action: Action) -> str:
    """Tell a choice, the points it makes, and what it frees."""
    choice = describe(listener, view, action)
    lead = ", ".join(tell_lead(listener, view, action))
    return listener.say("action-leading", choice=choice, lead=lead) if lead else choice


def tell_choice(listener: Listener, view: State, action: Action) -> str:
    """Tell a legal command as it is typed, a colon, and where it leads."""
    command = for_speakers(write_action(action), listener.speech.language)
    parts = [] if isinstance(action, Put) else [describe(listener, view, action)]
    parts.extend(tell_lead(listener, view, action) or _next(listener, view, action))
    return listener.say("report-choice", command=command, words=", ".join(parts))


def question(listener: Listener, view: State) -> str:
    """Tell in one short sentence what is asked now."""
    match view.ask:
        case Ask.TAKE:
            return listener.say_of(view.active, "question-take")
        case Ask.PUT:
            return listener.say("question-put", planet=nouns.planet(listener, view.held))
        case Ask.LAY:
            return listener.say("question-lay")
        case Ask.FIRST | Ask.OVER:
            return listener.say(f"question-{view.ask.value}")


def tell_lead(listener: Listener, view: State, action: Action) -> list[str]:
    """Tell the points a square makes; of a planet, those it can make, and what it frees."""
    galaxy, told = view.galaxies[view.active], []
    if isinstance(action, Put):
        earned = earned_by(galaxy, action.square, view.held)
        if earned:
            told.append(listener.say("earns", earned=earned))
    elif isinstance(action, Take):
        best = best_gain(galaxy, action.planet)
        if best:
            told.append(listener.say("earns-best", earned=best))
        freed = freed_without(view, action.planet)
        if freed:
            places = ", ".join(
                nouns.place(listener, view, Place(view.universe.index(one))) for one in freed
            )
            told.append(listener.say("frees", places=places))
    return told


def _next(listener: Listener, view: State, action: Action) -> list[str]:
    """Tell what comes of a choice that makes no points and frees nothing."""
    match action:
        case Put():
            return [listener.say("earns-nothing")]
        case Take():
            return [listener.say("earns-nothing-yet")]
        case Lay():
            place = nouns.place(listener, view, next_place(view.universe))
            return [listener.say("lies-at", place=place)]
        case First():
            return [listener.say("lays-universe")]
        case _:
            assert_never(action)
