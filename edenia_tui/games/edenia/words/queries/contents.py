"""What lies and stands on a cell."""

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.amounts import amount, flock
from edenia_tui.language.listener import Listener
from rules.edenia.analysis.whereabouts import sheep_on
from rules.edenia.galaxy import KIND, Cell, Kind
from rules.edenia.places import dwarf_at, planet_at
from rules.edenia.state import State, Token
from rules.kernel.seat import Seat


def pieces_on(listener: Listener, view: State, cell: Cell) -> list[str]:
    """Tell of the tokens of a cell: clovers and flag, artefacts, sabotage."""
    kind = KIND[view.tiles[cell]]
    if kind is Kind.PLANET:
        planet = planet_at(view.planets, cell)
        told = [amount(listener, "clover", planet.clovers)]
        if planet.flag is not None:
            shielded = "protected" if planet.protected else "flag"
            told.append(listener.say_of(planet.flag, f"query-{shielded}"))
        return told
    if kind is Kind.DWARF and not view.rules.lambs:
        return [amount(listener, "artefact", len(dwarf_at(view.dwarfs, cell).tokens))]
    return [listener.say("query-sabotaged")] if cell in view.sabotaged else []


def short(listener: Listener, view: State, cell: Cell) -> str:
    """Tell a cell in one line."""
    what = described(listener, view, cell)
    return listener.say("query-cell", cell=nouns.cell(listener, cell), what=what)


def described(listener: Listener, view: State, cell: Cell) -> str:
    """Tell what a cell is, what lies there and who is there."""
    told = [nouns.kind(listener, view.tiles[cell]), *pieces_on(listener, view, cell)]
    if present := sheep_on(view, cell):
        told.append(flock(listener, present))
    return ", ".join(told)


def token(listener: Listener, one: Token) -> str:
    """Tell a face-down artefact: its name if it is known, and which others have looked at it."""
    name = listener.say("query-unknown")
    if one.name is not None:
        name = nouns.artefact_name(listener, one.name)
    seats = [Seat(seat) for seat in range(4) if one.seen & 1 << seat]
    lookers = [listener.name(seat) for seat in seats if seat != listener.seat]
    if not lookers:
        return name
    return listener.say("query-token-seen", artefact=name, names=", ".join(lookers))
