"""What lies before each player, from text; unsaid, it is as at the beginning of a game."""

from collections.abc import Iterator, Sequence
from typing import Final

from rules.galaxies.atoms import Verb
from rules.galaxies.cards import (
    MODEL_NAMES,
    MODELS,
    NO_MISSION,
    Card,
    Level,
    Mission,
    Model,
    Pilot,
    Planet,
)
from rules.galaxies.frames import Dealing, Frame, Hiring, Keeping
from rules.galaxies.mat import RES_MAX, START_CULTURE, START_ENERGY, Flown, Mat
from rules.galaxies.notation.claims import Claims, unknown_last
from rules.galaxies.notation.lexicon import Lexica
from rules.galaxies.notation.said import Said
from rules.galaxies.notation.sheet import MatEntry
from rules.galaxies.notation.writing import UNKNOWN
from rules.galaxies.ships import HOME, Spot, Where
from rules.galaxies.slips import Noun, Slip
from rules.galaxies.state import ROGUE, Setup
from rules.kernel.lines import Word
from rules.kernel.seat import Seat

_DEALT: Final = 2
_MOST_LEVEL: Final = 6


class MatMaker:
    """Makes the mats of one position."""

    def __init__(
        self, setup: Setup, lexica: Lexica, claims: Claims, stack: Sequence[Frame]
    ) -> None:
        """Know what is agreed, named, placed and under way."""
        self._setup = setup
        self._lexica = lexica
        self._claims = claims
        self._stack = stack
        self._is_solo = setup.players == 1

    def make(self, seat: Seat, entry: MatEntry, row: Sequence[Planet]) -> Mat:
        """Make a player's mat, or the Rogue's."""
        is_rogue = self._is_solo and seat == ROGUE
        content = self._setup.content
        most = self._setup.rogue_max if is_rogue else RES_MAX
        energy, culture = (0, 0) if is_rogue else (START_ENERGY, START_CULTURE)
        level = self._number(entry, "level", 1, 1, _MOST_LEVEL)
        levels = content.rogue_levels if is_rogue else content.levels
        fleet = self._fleet(entry, row)
        missions, kept = self._missions(seat, entry)
        return Mat(
            level=level,
            energy=self._number(entry, "energy", energy, 0, most),
            culture=self._number(entry, "culture", culture, 0, most),
            ships=self._ships(seat, entry, levels[min(level, len(levels)) - 1], len(fleet), row),
            fleet=fleet,
            colonies=tuple(Planet(one) for one in self._list(entry, "colonies", Noun.PLANET)),
            missions=missions,
            kept=kept,
            found=self._found(entry),
        )

    def _said(self, group: Sequence[Word]) -> Said:
        return Said(group[0], group[1:], self._lexica)

    def _number(self, entry: MatEntry, name: str, usual: int, least: int, most: int) -> int:
        for group in entry.of(name):
            said = self._said(group)
            number = said.number(least, most)
            said.end()
            return number
        return usual

    def _list(self, entry: MatEntry, name: str, what: Noun) -> Iterator[int]:
        for group in entry.of(name):
            said = self._said(group)
            if not said.skip("none"):
                yield from self._claims.listed(what, said)
            said.end()

    def _found(self, entry: MatEntry) -> tuple[Card | None, ...]:
        """EXP-7: the exploration cards; a number is so many that are not known."""
        found: list[int | None] = []
        for group in entry.of("cards"):
            self._claims.need_expansion(group[0])
            said = self._said(group)
            found += self._claims.with_unknown(Noun.CARD, said)
            said.end()
        return tuple(None if card is None else Card(card) for card in unknown_last(found))

    def _missions(
        self, seat: Seat, entry: MatEntry
    ) -> tuple[tuple[Mission | None, ...], Mission | None]:
        """SET-3: two were dealt and one is kept, known or not, unless the set-up is under way."""
        is_dealt = not self._is_solo and Dealing(seat) not in self._stack
        groups = entry.of("missions")
        if self._is_solo and (extra := (*groups, *entry.of("keeps"))):
            extra[0][0].fail(Slip.MISSIONS, most=0)
        missions: list[int | None] = []
        for group in groups:
            said = self._said(group)
            missions += self._claims.with_unknown(Noun.MISSION, said)
            said.end()
            if len(missions) > _DEALT:
                group[0].fail(Slip.MISSIONS, most=_DEALT)
        kept = self._kept(seat, entry, missions, is_dealt=is_dealt)
        if is_dealt:
            missions += [None] * (_DEALT - len(missions))
        dealt = unknown_last(missions)
        return tuple(None if one is None else Mission(one) for one in dealt), kept

    def _kept(
        self, seat: Seat, entry: MatEntry, missions: list[int | None], *, is_dealt: bool
    ) -> Mission | None:
        """Tell the mission that is kept; one that is not among those dealt is one that was not said."""
        for group in entry.of("keeps"):
            said = self._said(group)
            if said.skip(UNKNOWN):
                said.end()
                return None
            card, word = said.card(Noun.MISSION)
            said.end()
            if card not in missions:
                if None in missions:
                    missions.remove(None)
                elif len(missions) == _DEALT:
                    word.fail(Slip.KEPT)
                self._claims.take(Noun.MISSION, card, word)
                missions.append(card)
            return Mission(card)
        return None if is_dealt and Keeping(seat) not in self._stack else NO_MISSION

    def _ships(
        self, seat: Seat, entry: MatEntry, level: Level, advanced: int, row: Sequence[Planet]
    ) -> tuple[Spot, ...]:
        """MOV-3, HIR-9: as many as the level unlocks; those that are not said are at home."""
        is_hiring = any(
            isinstance(frame, Hiring) and frame.model is not None for frame in self._stack
        )
        is_exchanging = is_hiring and not (self._is_solo and seat == ROGUE)
        active = level.ships - advanced
        spots: list[Spot] = []
        for group in entry.of("ships"):
            said = self._said(group)
            if said.skip("none"):
                said.end()
                continue
            word = said.next_word(Noun.PLACE)
            spot = self._spot(said, row)
            number = said.number(1, 4) if spot == HOME and said.has_number() else 1
            said.end()
            if spot in spots and spot.where in {Where.ORBIT, Where.SURFACE}:
                word.fail(Slip.SHIP_TWICE)
            spots.extend([spot] * number)
            if len(spots) > active + is_exchanging:
                word.fail(Slip.SHIPS, most=active)
        spots.extend([HOME] * (active - len(spots)))
        return tuple(sorted(spots))

    def _spot(self, said: Said, row: Sequence[Planet]) -> Spot:
        word = said.next_word(Noun.PLACE)
        spot = said.spot()
        content = self._setup.content
        if spot.where in {Where.ORBIT, Where.SURFACE}:
            if spot.card not in row:
                word.fail(Slip.NOT_IN_ROW)
            if spot.number > content.planets[spot.card].length:
                word.fail(Slip.ORBIT, most=content.planets[spot.card].length)
        elif spot.where is Where.DANGER:
            atom = content.cards[spot.card].effect[0]
            if atom.verb is not Verb.DANGER:
                word.fail(Slip.NO_TRACK)
            if not 1 <= spot.number <= atom.number:
                word.fail(Slip.ORBIT, most=atom.number)
            self._claims.take(Noun.CARD, spot.card, word)
        elif spot.where is not Where.HOME:
            self._claims.need_expansion(word)
        return spot

    def _fleet(self, entry: MatEntry, row: Sequence[Planet]) -> tuple[Flown, ...]:
        """HIR-6: `aurora at gort orbit 2 with quill ember`; the last pilot flies."""
        return tuple(
            self._flown(model, group, row)
            for model, name in zip(MODELS, MODEL_NAMES, strict=True)
            for group in entry.of(name)
        )

    def _flown(self, model: Model, group: Sequence[Word], row: Sequence[Planet]) -> Flown:
        self._claims.need_expansion(group[0])
        said = self._said(group)
        said.skip("at")
        is_placed = said.next_text not in {"", "with"}
        spot = self._spot(said, row) if is_placed else HOME
        pilots = self._claims.listed(Noun.PILOT, said) if said.skip("with") else []
        said.end()
        if not pilots:
            group[0].fail(Slip.PILOTS)
        return Flown(model, spot, tuple(Pilot(one) for one in pilots))
