"""Legal actions as short choices: what is done, what it costs, and where it leads."""

from typing import assert_never

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.leads import tell_leads
from edenia_tui.language.listener import Listener
from rules.edenia.actions import (
    Action,
    Draw,
    End,
    Exit,
    First,
    Go,
    Jump,
    Keep,
    Lay,
    Leap,
    On,
    Place,
    Play,
    PlayGromout,
    PlayJunction,
    PlayPocket,
    RaiseFlag,
    Reveal,
    Roll,
    Search,
    Skip,
    Stop,
    TakeClover,
    Tunnel,
    Under,
)
from rules.edenia.analysis.whereabouts import cell_ahead, leapt_at_once, sheep_ahead
from rules.edenia.artefact import artefact
from rules.edenia.galaxy import NO_PATH, Cell, pad_colour
from rules.edenia.geometry import cell_of, hub_of
from rules.edenia.notation.names import SIDE_NAMES
from rules.edenia.places import dwarf_at, find_sheep, planet_at, sheep_of
from rules.edenia.prices import LEAP_PRICE, PLANET_GAIN, SEARCH_PRICE, SKIP_GAIN, fare
from rules.edenia.reckoning import next_owner
from rules.edenia.starts import moving_cell, starts
from rules.edenia.state import FLAG_POINTS, Ask, State

CHOICE_COLUMNS = 73
"""A choice leaves room for its number on a line of 79 columns."""


def describe(listener: Listener, view: State, action: Action) -> str:
    """Tell a choice in a few words, with its price where there is one."""
    match action:
        case Go():
            return _go(listener, view, action)
        case Jump(_, cell) | PlayPocket(_, _, cell):
            return _teleport(listener, view, action, cell)
        case Skip():
            gain = listener.say("some-clovers", number=SKIP_GAIN)
            return listener.say("action-skip", supply=view.clovers, gain=gain)
        case Leap():
            met, price = nouns.sheep(listener, sheep_ahead(view)), _clovers(listener, LEAP_PRICE)
            return listener.say("action-leap", sheep=met, price=price)
        case Stop():
            return _stop(listener, view)
        case Tunnel(path):
            return listener.say("action-tunnel", path=nouns.path(listener, path))
        case Exit(side):
            return listener.say("action-hole", side=nouns.side(listener, side))
        case RaiseFlag():
            return _raise_flag(listener, view)
        case Place(cell):
            return listener.say("action-place", cell=nouns.cell(listener, cell))
        case PlayJunction(name, sheep, side, path):
            return listener.say(
                "action-play-junction",
                artefact=nouns.artefact_name(listener, name),
                sheep=_own(listener, view, sheep),
                side=nouns.side(listener, side),
                path=nouns.path(listener, path),
            )
        case PlayGromout(name, cell):
            named = nouns.artefact_name(listener, name)
            return listener.say(
                "action-play-gromout", artefact=named, cell=nouns.cell(listener, cell)
            )
        case First(seat):
            return listener.say_of(seat, "action-first")
        case Roll(path):
            return listener.say("action-roll", path=nouns.path(listener, path))
        case Reveal(name) if view.turn.is_reckoning:
            return listener.say("action-turn-up", artefact=nouns.artefact_name(listener, name))
        case Play(name) | Keep(name) | Reveal(name):
            word = type(action).__name__.lower()
            return listener.say(f"action-{word}", artefact=nouns.artefact_name(listener, name))
        case Lay(face) | Under(face) | Draw(face):
            word = type(action).__name__.lower()
            return listener.say(f"action-{word}", tile=nouns.tile(listener, face))
        case On():
            return listener.say("action-on")
        case Search():
            return listener.say("action-search", price=_clovers(listener, SEARCH_PRICE))
        case TakeClover():
            gain = listener.say("some-clovers", number=PLANET_GAIN)
            return listener.say("action-clover", gain=gain)
        case End():
            return listener.say("action-end")
        case _:
            assert_never(action)


def describe_choice(listener: Listener, view: State, action: Action) -> str:
    """Tell a choice and what comes of it, as far as that is known; a long one without its way."""
    choice = told = describe(listener, view, action)
    if isinstance(action, Under):
        return choice  # whichever goes under the deck, the sheep goes on in the same way
    for lead in tell_leads(listener, view, action):
        told = listener.say("action-leading", choice=choice, lead=lead) if lead else choice
        if len(told) <= CHOICE_COLUMNS:
            break
    return told


def question(listener: Listener, view: State) -> str:
    """Tell in one short sentence what is asked now."""
    ask, walk = view.turn.ask, view.walk
    message = f"question-{ask.value}"
    match ask:
        case Ask.START:
            return _ask_for_start(listener, view)
        case Ask.PLANET:
            return _ask_on_planet(listener, view)
        case Ask.HOLE if view.turn.sheep is not None:
            return _capital(listener.say(message, sheep=nouns.sheep(listener, view.turn.sheep)))
        case Ask.REVEAL if view.turn.is_reckoning:
            return listener.say_of(next_owner(view), "question-turn-up")
        case Ask.REVEAL | Ask.KEEP | Ask.LEAVE:
            return listener.say(message, cell=nouns.cell(listener, moving_cell(view)))
        case Ask.PLACE:
            return listener.say(message, tile=nouns.tile(listener, view.turn.drawn[0]))
    if walk is None:
        return listener.say(message)
    cell = cell_of(walk.spot)
    match ask:
        case Ask.LEAP:
            met = nouns.sheep(listener, sheep_ahead(view))
            spot = walk.spot if walk.ahead else hub_of(cell)
            place = nouns.place(listener, spot, view.tiles)
            return _capital(listener.say(message, sheep=met, place=place))
        case Ask.MOUTH:
            side = nouns.side(listener, walk.toward)
            return listener.say(message, cell=nouns.cell(listener, cell), side=side)
        case Ask.DWARF:
            artefacts = len(dwarf_at(view.dwarfs, cell).tokens)
            return listener.say(message, cell=nouns.cell(listener, cell), artefacts=artefacts)
        case Ask.LAY:
            return listener.say(message, cell=nouns.cell(listener, cell_ahead(walk)))
        case _:
            return listener.say(message)


def _ask_for_start(listener: Listener, view: State) -> str:
    """MOV-7, ART-5, ART-8 and SKIP-2: an artefact may choose the sheep, or leave only `end`."""
    if view.turn.played and not starts(view):
        return listener.say("question-start-stuck")
    if view.turn.sheep is not None:
        mover = nouns.sheep(listener, view.turn.sheep)
        return _capital(listener.say("question-start-sheep", sheep=mover))
    message = "question-start-played" if view.turn.played else "question-start"
    return listener.say_of(view.active, message)


def _ask_on_planet(listener: Listener, view: State) -> str:
    planet = planet_at(view.planets, moving_cell(view))
    cell = nouns.cell(listener, planet.cell)
    if planet.flag is None:
        return listener.say("question-planet", cell=cell, clovers=planet.clovers)
    message = "question-planet-protected" if planet.protected else "question-planet-flag"
    flag = listener.say_of(planet.flag, "question-flag-of")
    return listener.say(message, cell=cell, clovers=planet.clovers, flag=flag)


def _capital(sentence: str) -> str:
    """Begin a sentence with a capital letter where a noun stands first."""
    return sentence[:1].upper() + sentence[1:]


def _go(listener: Listener, view: State, action: Go) -> str:
    sheep = sheep_of(view.active, action.sheep)
    toward = listener.say_aloud(f"action-toward-{SIDE_NAMES[action.side]}")
    mover = nouns.sheep(listener, sheep)
    if action.path != NO_PATH:
        path = nouns.path(listener, action.path)
        return listener.say("action-go-path", sheep=mover, toward=toward, path=path)
    over = leapt_at_once(view, sheep, action.side)
    if over is None:
        return listener.say("action-go", sheep=mover, toward=toward)
    leapt, price = nouns.sheep(listener, over), _clovers(listener, LEAP_PRICE)
    return listener.say("action-go-over", sheep=mover, toward=toward, over=leapt, price=price)


def _teleport(listener: Listener, view: State, action: Jump | PlayPocket, cell: Cell) -> str:
    """TEL-2 and ART-8: a pad of another colour has its price."""
    sheep = sheep_of(view.active, action.sheep)
    facts = {"sheep": nouns.sheep(listener, sheep), "cell": nouns.cell(listener, cell)}
    if isinstance(action, PlayPocket):
        message, colour = "action-play-pocket", artefact(action.artefact).colour
        facts["artefact"] = nouns.artefact_name(listener, action.artefact)
    else:
        found = find_sheep(view.flock, sheep)
        message, colour = "action-jump", pad_colour(view.tiles[cell_of(found[0])]) if found else ""
    if price := fare(view.tiles[cell], colour):
        return listener.say(f"{message}-paid", price=_clovers(listener, price), **facts)
    return listener.say(message, **facts)


def _stop(listener: Listener, view: State) -> str:
    if view.turn.ask is Ask.DWARF:
        return listener.say("action-stop-dwarf")
    return listener.say("action-stop-behind", sheep=nouns.sheep(listener, sheep_ahead(view)))


def _raise_flag(listener: Listener, view: State) -> str:
    """HAB-2: a flag that stands there goes home; one's own stays, and the clover is declined."""
    flag = planet_at(view.planets, moving_cell(view)).flag
    if flag is None:
        return listener.say("action-flag", points=FLAG_POINTS)
    if flag == view.active:
        return listener.say("action-flag-again")
    return listener.say("action-flag-instead", owner=listener.name(flag))


def _clovers(listener: Listener, number: int) -> str:
    return listener.say("clovers", number=number)


def _own(listener: Listener, view: State, number: int) -> str:
    return nouns.sheep(listener, sheep_of(view.active, number))
