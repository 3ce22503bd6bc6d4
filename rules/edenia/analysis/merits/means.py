"""What a choice brings besides victories: tokens, artefacts, tiles, each with the rule it uses."""

from collections.abc import Iterator

from rules.edenia.analysis.merits.outlook import Outlook
from rules.edenia.analysis.whereabouts import cell_ahead
from rules.edenia.artefact import ArtefactKind, artefact
from rules.edenia.deck import next_tiles
from rules.edenia.events import (
    Bounced,
    CloverTaken,
    FlagRaised,
    Kept,
    Played,
    Protected,
    Searched,
    Skipped,
    Stopped,
    Teleported,
)
from rules.edenia.galaxy import KIND, Cell, Kind
from rules.edenia.prices import LEAP_PRICE
from rules.edenia.scoring import points
from rules.edenia.state import R2M2_TILES, Ask
from rules.kernel.merit import Merit
from rules.kernel.seat import Seat


class NewFlag(Merit, frozen=True):
    """HAB-2: a flag is raised."""

    cell: Cell
    gained: int
    points: int


class Ousting(Merit, frozen=True):
    """HAB-2: somebody's flag goes home."""

    seat: Seat
    lost: int
    points: int
    """What they have left."""


class SafeFlag(Merit, frozen=True):
    """ART-6: a flag is protected."""

    cell: Cell


class NewClovers(Merit, frozen=True):
    """SKIP-1, RIM-2, HAB-2: clovers to leap, search and teleport with."""

    gained: int
    total: int


class SavedClovers(Merit, frozen=True):
    """LEAP-2: what leaping would have cost is kept."""

    saved: int
    total: int


class NewArtefact(Merit, frozen=True):
    """DWA-2: an artefact is kept."""

    artefact: str
    points: int


class Search(Merit, frozen=True):
    """DWA-2: an artefact will be found."""

    cell: Cell


class UsedArtefact(Merit, frozen=True):
    """ART-1: an artefact is played."""

    kind: ArtefactKind
    tiles: int
    """ART-3: how many tiles there are to choose from."""


class Exploration(Merit, frozen=True):
    """MOV-4: a new tile."""

    cell: Cell
    planets: int
    """How many of the tiles that may come are planets."""
    tiles: int | None
    """How many may come; None when nobody can tell."""


class Teleport(Merit, frozen=True):
    """TEL-2: another pad."""

    cell: Cell


Means = (
    NewFlag
    | Ousting
    | SafeFlag
    | NewClovers
    | SavedClovers
    | NewArtefact
    | Search
    | UsedArtefact
    | Exploration
    | Teleport
)


def flags(outlook: Outlook) -> Iterator[NewFlag | Ousting | SafeFlag]:
    """HAB-2 and ART-6: find flags raised, replaced and protected; over one's own nothing is gained."""
    for event in outlook.every(FlagRaised):
        if event.ousted == event.seat:
            continue
        yield NewFlag(46, "HAB-2", event.cell, event.points, outlook.points)
        if event.ousted is not None:
            left = points(outlook.after.players[event.ousted])
            yield Ousting(45, "HAB-2", event.ousted, event.points, left)
    for shielded in outlook.every(Protected):
        yield SafeFlag(43, "ART-6", shielded.cell)


def clovers(outlook: Outlook) -> Iterator[NewClovers]:
    """SKIP-1, RIM-2, HAB-2: find clovers that are gained."""
    rule = ""
    for event in outlook.events:
        match event:
            case Skipped(_, given) if given:
                rule = "SKIP-1"
            case Bounced(clovers=given) if given:
                rule = "RIM-2"
            case CloverTaken():
                rule = rule or "HAB-2"
    gained = outlook.mine.clovers - outlook.before.players[outlook.seat].clovers
    if rule and gained > 0:
        yield NewClovers(32, rule, gained, outlook.mine.clovers)


def savings(outlook: Outlook) -> Iterator[SavedClovers]:
    """LEAP-2: who stops behind a sheep keeps what leaping over it would cost."""
    before = outlook.before
    kept = outlook.mine.clovers >= before.players[outlook.seat].clovers
    if before.turn.ask is Ask.LEAP and kept and any(outlook.every(Stopped)):
        yield SavedClovers(22, "LEAP-2", LEAP_PRICE, outlook.mine.clovers)


def artefacts(outlook: Outlook) -> Iterator[NewArtefact | Search | UsedArtefact]:
    """DWA-2 and ART-1: find artefacts kept, looked for and played."""
    for kept in outlook.every(Kept):
        if kept.artefact is not None:
            yield NewArtefact(39, "DWA-2", kept.artefact, outlook.points)
    if outlook.after.turn.ask in (Ask.REVEAL, Ask.KEEP):
        for searched in outlook.every(Searched):
            yield Search(38, "DWA-2", searched.cell)
    for played in outlook.every(Played):
        kind, tiles = artefact(played.artefact).kind, _tiles_to_choose_from(outlook)
        is_idle = kind is ArtefactKind.R2M2 and tiles == 1
        if kind is not ArtefactKind.GROMOUT and not is_idle:  # its flag has been told
            yield UsedArtefact(29, kind.rule, kind, tiles)


def _tiles_to_choose_from(outlook: Outlook) -> int:
    """ART-3: three tiles, or all that are left."""
    deck = outlook.before.deck
    return R2M2_TILES if deck is None else min(R2M2_TILES, sum(map(len, deck)))


def ways(outlook: Outlook) -> Iterator[Exploration | Teleport]:
    """MOV-4 and TEL-2: find new tiles and pads."""
    after = outlook.after
    if after.turn.ask is Ask.DRAW and after.walk is not None:
        cell, tiles = cell_ahead(after.walk), next_tiles(after.deck)
        planets = sum(count for face, count in tiles if KIND[face] is Kind.PLANET)
        total = None if after.deck is None else sum(count for _, count in tiles)
        yield Exploration(26, "MOV-4", cell, planets, total)
    for event in outlook.every(Teleported):
        yield Teleport(25, "TEL-2", event.cell)
