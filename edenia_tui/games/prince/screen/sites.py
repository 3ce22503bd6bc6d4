"""Cells, tiles on offer and stacks in words, each with its rule."""

from collections.abc import Sequence

from edenia_tui.games.prince.board.marks import Offered, Site
from edenia_tui.games.prince.board.names import words_of
from edenia_tui.games.prince.screen.picking import grant, wish_at
from edenia_tui.games.prince.words import nouns
from edenia_tui.games.prince.words.actions import tell_change
from edenia_tui.games.prince.words.queries.stacks import tiles as unseen_tiles
from edenia_tui.games.prince.words.refusals import explain_refusal
from edenia_tui.games.told import Explained
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import capital
from rules.kernel.refused import Refused
from rules.kernel.seat import Seat
from rules.prince.actions import Action
from rules.prince.analysis.changes import changes_of, has_room
from rules.prince.analysis.standing import are_points_open
from rules.prince.characters import CHARACTERS
from rules.prince.planet import STACK_AT, Face
from rules.prince.state import State
from rules.prince.tiles import FIRST_CHARACTER, NO_TILE, Stack, Tile, stack_of


def name_of(listener: Listener, site: Site) -> str:
    """Call a cell by its planet, a tile on offer by its number, a stack by its name."""
    if isinstance(site, Stack):
        return capital(nouns.stack(listener, site))
    if isinstance(site, Offered):
        return listener.say("screen-tile", number=site.place + 1)
    return listener.say_of(site[0], "screen-planet")


def about(listener: Listener, view: State, site: Site) -> list[str]:
    """Tell what lies there."""
    if isinstance(site, Stack):
        left = listener.say("screen-draws", count=view.draws[site])
        told = listener.say("screen-cell", where=name_of(listener, site), what=left)
        return [told, *unseen_tiles(listener, view, [nouns.stack(listener, site)])]
    if isinstance(site, Offered):
        return _about_offered(listener, view, site)
    return _about_cell(listener, view, *site)


def explain(listener: Listener, view: State, legal: Sequence[Action], site: Site) -> Explained:
    """Tell what lies there, and why no choice of now leads there."""
    lines = about(listener, view, site)
    wish = wish_at(view, site) if legal else None
    refused = None if wish is None else grant(view, legal, None, wish)
    if isinstance(refused, Refused):
        lines += explain_refusal(listener, "", refused, "")
    return Explained(lines, rule_of(view, site))


def rule_of(view: State, site: Site) -> str:
    """Name the rule of a cell, a tile on offer or a stack."""
    if isinstance(site, Stack):
        return "RND-1" if view.draws[site] else "RND-6"
    if isinstance(site, Offered):
        return "TWO-2" if view.is_for_two() else "RND-2"
    seat, cell = site
    planet = view.planets[seat]
    tile = planet.cells[cell]
    if planet.is_flipped(cell):
        return "BAO-2"
    if tile is None:
        return "HID-1"
    if tile != NO_TILE and stack_of(tile) is Stack.CHARACTER:
        return CHARACTERS[tile - FIRST_CHARACTER].rule
    return "PLA-1"


def face_of(view: State, site: Offered) -> Face:
    """Tell which tile lies there on offer."""
    return view.offer[site.place] if site.place < len(view.offer) else view.down


def _about_offered(listener: Listener, view: State, site: Offered) -> list[str]:
    tile, where = face_of(view, site), name_of(listener, site)
    if tile is None:
        return [listener.say("screen-cell", where=where, what=listener.say("sign-unseen"))]
    told = [listener.say("screen-cell", where=where, what=_tile(listener, view, tile))]
    for seat in view.seats():
        is_open = are_points_open(view, listener.seat, seat)
        if seat not in view.served and is_open and has_room(view.planets[seat], tile):
            changes = ", ".join(tell_change(listener, changes_of(view, seat, tile)))
            named = capital(listener.name_or_you(seat))
            what = changes or listener.say("gain-nothing")
            told.append(listener.say("screen-cell", where=named, what=what))
    return told


def _about_cell(listener: Listener, view: State, seat: Seat, cell: int) -> list[str]:
    planet, stack = view.planets[seat], STACK_AT[cell]
    tile = planet.cells[cell]
    where = listener.say_of(seat, "screen-place", stack=nouns.stack(listener, stack))
    if tile is None:
        return [listener.say("screen-cell", where=where, what=listener.say("sign-unseen"))]
    if tile == NO_TILE:
        return [listener.say("screen-cell", where=where, what=listener.say("sign-empty"))]
    told = _tile(listener, view, tile)
    if planet.is_flipped(cell):
        told = listener.say("planet-turned", tile=told)
    lines = [listener.say("screen-cell", where=where, what=told)]
    if stack is Stack.CHARACTER and are_points_open(view, listener.seat, seat):
        points = CHARACTERS[tile - FIRST_CHARACTER].score(planet.sight)
        lines.append(capital(nouns.amount(listener, "point", points)) + ".")
    return lines


def _tile(listener: Listener, view: State, tile: Tile) -> str:
    """Speak of a tile; of a Character with what it scores for."""
    told = nouns.tile_in_a_list(listener, view.tiles, tile)
    if stack_of(tile) is not Stack.CHARACTER:
        return told
    scoring = words_of(listener.speech).scoring[tile - FIRST_CHARACTER]
    return f"{told}, {scoring}"
