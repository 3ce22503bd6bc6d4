"""Where a sheep is, in words."""

from edenia_tui.games.edenia.words import nouns
from edenia_tui.language.listener import Listener
from rules.edenia.galaxy import HUB, IN, Sheep
from rules.edenia.geometry import side_of
from rules.edenia.places import find_sheep, line_at
from rules.edenia.state import State


def whereabouts(listener: Listener, view: State, sheep: Sheep) -> str:
    """Tell the place of a sheep, and its place in line when others share the track."""
    found = find_sheep(view.flock, sheep)
    if found is None:
        return walking(listener, view)
    spot, index = found
    place = nouns.place(listener, spot, view.tiles)
    line = line_at(view.flock, spot)
    if spot >= HUB or len(line) == 1:
        return place
    side = nouns.side(listener, side_of(spot))
    return listener.say("query-in-line", place=place, index=index + 1, count=len(line), side=side)


def walking(listener: Listener, view: State) -> str:
    """Tell where the walking sheep is and where it heads."""
    if view.walk is None:
        raise ValueError("no sheep is walking")
    place = nouns.place(listener, view.walk.spot, view.tiles)
    if view.walk.toward == IN:
        return listener.say("query-walking-in", place=place)
    return listener.say("query-walking", place=place, side=nouns.side(listener, view.walk.toward))
