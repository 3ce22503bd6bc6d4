"""Every movement of tokens, and what it may decide.

Rule of the file: whoever's points change is counted before anything else happens (WIN-2), so no other
file touches a player's tokens.
"""

from msgspec.structs import replace

from rules.edenia.draft import Draft
from rules.edenia.galaxy import Cell
from rules.edenia.places import dwarf_at, planet_at
from rules.edenia.scoring import is_counted, points
from rules.edenia.state import LAW, Dwarf, Planet, Player, Token
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat

HABITABLE_CLOVERS = 3
DWARF_ARTEFACTS = 2


def pay_clovers(draft: Draft, seat: Seat, price: int) -> None:
    """CLO-1: clovers go back to the supply."""
    draft.clovers += price
    _add_clovers(draft, seat, -price)


def gain_clovers(draft: Draft, seat: Seat, clovers: int) -> None:
    """Give clovers that have just left the supply, a relay or a planet."""
    _add_clovers(draft, seat, clovers)


def take_planet_clovers(draft: Draft, seat: Seat, cell: Cell, clovers: int) -> None:
    """HAB-2: some of the planet's clovers change hands."""
    planet = planet_at(draft.planets, cell)
    less = Planet(cell, planet.clovers - clovers, planet.flag, planet.protected)
    _change_planet(draft, planet, less)
    _add_clovers(draft, seat, clovers)


def raise_flag(draft: Draft, seat: Seat, cell: Cell) -> Seat | None:
    """HAB-2: a flag goes up and the old one goes home, as one change; tell whose it was."""
    planet = planet_at(draft.planets, cell)
    _change_planet(draft, planet, Planet(cell, planet.clovers, seat, planet.protected))
    mine = draft.players[seat]
    draft.players[seat] = replace(mine, flags=mine.flags - 1)
    ousted = planet.flag
    if ousted is not None:
        theirs = draft.players[ousted]
        draft.players[ousted] = replace(theirs, flags=theirs.flags + 1)
    count_points(draft, seat)
    if ousted is not None:
        count_points(draft, ousted)
    return ousted


def protect_flag(draft: Draft, cell: Cell) -> None:
    """ART-6: Gromout stands by the flag."""
    planet = planet_at(draft.planets, cell)
    _change_planet(draft, planet, replace(planet, protected=True))


def stock_planet(draft: Draft, cell: Cell) -> int:
    """HAB-1: three clovers from the supply, or what it has."""
    clovers = min(HABITABLE_CLOVERS, draft.clovers)
    draft.clovers -= clovers
    draft.planets = tuple(sorted((*draft.planets, Planet(cell, clovers)), key=_cell))
    return clovers


def stock_dwarf(draft: Draft, cell: Cell) -> int:
    """DWA-1: two artefacts face down, or what is left of them."""
    artefacts = min(DWARF_ARTEFACTS, artefacts_left(draft))
    tokens = (Token(),) * artefacts
    draft.dwarfs = tuple(sorted((*draft.dwarfs, Dwarf(cell, tokens)), key=_cell))
    return artefacts


def artefacts_left(draft: Draft) -> int:
    """Count the artefacts that lie neither on a dwarf planet nor before a player."""
    given = sum(len(player.hidden) + len(player.played) for player in draft.players)
    return len(draft.artefacts) - given - sum(len(dwarf.tokens) for dwarf in draft.dwarfs)


def set_tokens(draft: Draft, cell: Cell, tokens: tuple[Token, ...]) -> None:
    """Change what is known or left on a dwarf planet."""
    draft.dwarfs = tuple(
        Dwarf(cell, tokens) if dwarf.cell == cell else dwarf for dwarf in draft.dwarfs
    )


def keep_artefact(draft: Draft, seat: Seat, cell: Cell, name: str) -> None:
    """DWA-2: an artefact goes from the dwarf planet to a player, face down."""
    tokens = list(dwarf_at(draft.dwarfs, cell).tokens)
    del tokens[[token.name for token in tokens].index(name)]
    set_tokens(draft, cell, tuple(tokens))
    player = draft.players[seat]
    hidden = tuple(sorted((*player.hidden, name), key=str))
    draft.players[seat] = replace(player, hidden=hidden)
    count_points(draft, seat)


def turn_face_up(draft: Draft, seat: Seat, name: str) -> None:
    """ART-9: a played artefact stays with its owner, and so do its points."""
    player = draft.players[seat]
    hidden = list(player.hidden)
    hidden.remove(name)
    draft.players[seat] = replace(player, hidden=tuple(hidden), played=(*player.played, name))


def take_trifolium(draft: Draft, seat: Seat) -> int:
    """EDE-1, END-1: the highest Trifolium changes hands; Race comes first, then Law."""
    value, *left = draft.trifoliums
    draft.trifoliums = tuple(left)
    player = draft.players[seat]
    draft.players[seat] = player = replace(player, trifoliums=(*player.trifoliums, value))
    if len(player.trifoliums) == draft.rules.race_goal:
        finish(draft, (seat,), "race", draft.rules.race_rule)
    count_points(draft, seat)
    return value


def finish(
    draft: Draft, winners: tuple[Seat, ...], victory: str, rule: str, tie_break: str = ""
) -> None:
    """END-2: declare the game over, once."""
    if draft.outcome is None:
        draft.outcome = Outcome(winners, victory, rule, tie_break)


def _add_clovers(draft: Draft, seat: Seat, change: int) -> None:
    player = draft.players[seat]
    draft.players[seat] = Player(
        player.clovers + change, player.flags, player.trifoliums, player.hidden, player.played
    )
    count_points(draft, seat)


def count_points(draft: Draft, seat: Seat) -> None:
    """WIN-2: exactly 42 points win at once."""
    player = draft.players[seat]
    if points(player) == LAW and is_counted(player) and draft.rules.has_law:
        finish(draft, (seat,), "law", "WIN-2")


def _change_planet(draft: Draft, old: Planet, new: Planet) -> None:
    draft.planets = tuple(new if planet is old else planet for planet in draft.planets)


def _cell(place: Planet | Dwarf) -> Cell:
    return place.cell
