"""What is asked, in one short sentence; of somebody else with the name before it."""

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.effects import tell_atom
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import capital
from rules.galaxies.analysis.gains import gain_of_face
from rules.galaxies.asking import question_of
from rules.galaxies.atoms import Verb
from rules.galaxies.faces import Face
from rules.galaxies.following import price_of_following
from rules.galaxies.frames import (
    Converting,
    Die,
    Effect,
    Exploring,
    Hiring,
    Ladder,
    Landed,
    Rallying,
    Rerolling,
    RogueTurn,
    Surging,
)
from rules.galaxies.questions import asked
from rules.galaxies.reasons import Question
from rules.galaxies.state import State
from rules.kernel.seat import CHANCE


def question(listener: Listener, view: State) -> str:
    """Tell what is asked now."""
    seat = asked(view)
    if seat is None:
        return listener.say("question-over")
    if seat is CHANCE:
        return listener.say("question-chance")
    text = capital(_question(listener, view))
    if seat == listener.seat:
        return text
    return listener.say("question-of", name=listener.name(seat), question=text)


def _question(listener: Listener, view: State) -> str:
    ask, frame = question_of(view) or Question.TURN, view.stack[-1]
    match frame:
        case Die():
            return _follow(listener, view, frame)
        case Rerolling(price):
            return listener.say("question-reroll", price=price)
        case Converting(face, _, _) if ask is Question.TO and face is not None:
            return listener.say("question-to", face=nouns.face(listener, face))
        case Effect(face=face) if ask is Question.TO and face is not None:
            return listener.say("question-to", face=nouns.face(listener, face))
        case Hiring(pilot, None):
            return listener.say("question-fly", pilot=nouns.pilot(view, pilot))
        case Hiring(_, model) if model is not None:
            return listener.say("question-exchange", ship=nouns.model(listener, model))
        case Landed(_, planet):
            return listener.say("question-act", planet=nouns.planet(view, planet))
        case Surging(_, model, _, _):
            return listener.say("question-surge", ship=nouns.model(listener, model))
        case Exploring(drawn=card) if ask in (Question.GREEN, Question.RED):
            known = nouns.card(listener, view, card)
            return listener.say(f"question-{ask.value}", card=known)
        case RogueTurn(face=face) if face is not None:
            name, known = nouns.rogue(listener, view), nouns.face(listener, face)
            return listener.say("question-force", name=name, face=known)
        case Rallying(actor, waiting):
            return listener.say("question-rally", number=2 if waiting[0] == actor else 1)
        case Effect(atoms=atoms) if ask is Question.MIX and atoms[0].verb is Verb.RECALL:
            return listener.say("question-recall")
        case Ladder(atoms) if ask is Question.MIX:
            return listener.say("question-mix", what=tell_atom(listener, atoms[0]))
        case Effect(atoms=atoms) if ask in (Question.MIX, Question.ADVANCE, Question.PUSH):
            return listener.say(f"question-{ask.value}", what=tell_atom(listener, atoms[0]))
        case _:
            dice = nouns.dice(listener, view.bay.dice)
            return listener.say(f"question-{ask.value}", dice=dice)


def _follow(listener: Listener, view: State, die: Die) -> str:
    """FOL-2: tell the price, and where it is one number, the gain."""
    seat, price = die.waiting[0], price_of_following(view, die)
    face, gain = nouns.face(listener, die.face), gain_of_face(view, seat, die.face)
    some = ""
    if gain is not None:
        energy, culture = (gain, 0) if die.face is Face.ENERGY else (0, gain)
        some = nouns.resources(listener, energy, culture)
    message = "question-follow" if gain is None else "question-follow-gain"
    return listener.say(message, face=face, price=price, some=some)
