"""What a choice brings besides victories: tokens, artefacts, tiles, each with the rule it uses."""

from collections.abc import Iterator

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.hints.outlook import Outlook
from edenia_tui.games.edenia.words.queries.amounts import amount
from edenia_tui.language.reason import Reason
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
from rules.edenia.galaxy import KIND, Kind
from rules.edenia.prices import LEAP_PRICE
from rules.edenia.scoring import points
from rules.edenia.state import R2M2_TILES, Ask


def tell_flags(outlook: Outlook) -> Iterator[Reason]:
    """HAB-2 and ART-6: flags raised, replaced and protected."""
    listener = outlook.listener
    for event in outlook.every(FlagRaised):
        facts = {"gained": event.points, "points": outlook.points}
        yield Reason(46, listener.say("hint-flag", cell=nouns.cell(event.cell), **facts))
        if event.ousted is not None:
            left = amount(listener, "point", points(outlook.after.players[event.ousted]))
            name = listener.name(event.ousted)
            told = listener.say("hint-ousts", name=name, lost=event.points, points=left)
            yield Reason(45, told)
    for shielded in outlook.every(Protected):
        yield Reason(43, listener.say("hint-protects", cell=nouns.cell(shielded.cell)))


def tell_clovers(outlook: Outlook) -> Iterator[Reason]:
    """SKIP-1, RIM-2, HAB-2: clovers to leap, search and teleport with."""
    rule = ""
    for event in outlook.events:
        match event:
            case Skipped(_, clovers) if clovers:
                rule = "SKIP-1"
            case Bounced(clovers=clovers) if clovers:
                rule = "RIM-2"
            case CloverTaken():
                rule = rule or "HAB-2"
    gained = outlook.mine.clovers - outlook.before.players[outlook.seat].clovers
    if rule and gained > 0:
        told = amount(outlook.listener, "clover", outlook.mine.clovers)
        yield Reason(32, outlook.listener.say("hint-clovers", gained=gained, total=told, rule=rule))


def tell_saving(outlook: Outlook) -> Iterator[Reason]:
    """LEAP-2: who stops behind a sheep keeps what leaping over it would cost."""
    before = outlook.before
    kept = outlook.mine.clovers >= before.players[outlook.seat].clovers
    if before.turn.ask is Ask.LEAP and kept and any(outlook.every(Stopped)):
        told = amount(outlook.listener, "clover", outlook.mine.clovers)
        saved = outlook.listener.say("some-clovers", number=LEAP_PRICE)
        yield Reason(22, outlook.listener.say("hint-saves", saved=saved, clovers=told))


def tell_artefacts(outlook: Outlook) -> Iterator[Reason]:
    """DWA-2 and ART-1: artefacts found, kept and played."""
    listener = outlook.listener
    for kept in outlook.every(Kept):
        if kept.artefact is not None:
            name = nouns.artefact_name(listener, kept.artefact)
            yield Reason(39, listener.say("hint-keeps", artefact=name, points=outlook.points))
    if outlook.after.turn.ask in (Ask.REVEAL, Ask.KEEP):
        for searched in outlook.every(Searched):
            yield Reason(38, listener.say("hint-searches", cell=nouns.cell(searched.cell)))
    for played in outlook.every(Played):
        kind, tiles = artefact(played.artefact).kind, _tiles_to_choose_from(outlook)
        is_idle = kind is ArtefactKind.R2M2 and tiles == 1
        if kind is not ArtefactKind.GROMOUT and not is_idle:  # its flag has been told
            told = listener.say(f"hint-artefact-{kind.value}", rule=kind.rule, tiles=tiles)
            yield Reason(29, told)


def _tiles_to_choose_from(outlook: Outlook) -> int:
    """ART-3: three tiles, or all that are left."""
    deck = outlook.before.deck
    return R2M2_TILES if deck is None else min(R2M2_TILES, sum(map(len, deck)))


def tell_ways(outlook: Outlook) -> Iterator[Reason]:
    """MOV-4 and TEL-2: new tiles and pads."""
    after, listener = outlook.after, outlook.listener
    if after.turn.ask is Ask.DRAW and after.walk is not None:
        cell = nouns.cell(cell_ahead(after.walk))
        if after.deck is None:
            yield Reason(26, listener.say("hint-explores", cell=cell))
        else:
            tiles = next_tiles(after.deck)
            planets = sum(count for face, count in tiles if KIND[face] is Kind.PLANET)
            facts = {"planets": planets, "tiles": sum(count for _, count in tiles)}
            yield Reason(26, listener.say("hint-explores-odds", cell=cell, **facts))
    for event in outlook.every(Teleported):
        yield Reason(25, listener.say("hint-teleports", cell=nouns.cell(event.cell)))
