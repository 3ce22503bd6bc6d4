"""Positions from text, second half: a state of what was written down, or a complaint with its place."""

import re
from typing import Final

from msgspec.structs import replace

from rules.galaxies.cards import NO_PILOT, NO_PLANET, Card, Content, Pilot, Planet
from rules.galaxies.content import DECKS, standard_content
from rules.galaxies.faces import Dice, dice_of
from rules.galaxies.frames import Frame
from rules.galaxies.notation.assembling_mats import MatMaker
from rules.galaxies.notation.checking import check
from rules.galaxies.notation.claims import Claims
from rules.galaxies.notation.lexicon import Lexica, lexica_of
from rules.galaxies.notation.reading_frames import FrameReader
from rules.galaxies.notation.said import Said
from rules.galaxies.notation.sheet import MatEntry, Sheet
from rules.galaxies.notation.unsaid import stack_of
from rules.galaxies.notation.writing import BAY_WORDS, GAP
from rules.galaxies.opening import DEFAULT_ROGUE, ROGUE_MAXIMA
from rules.galaxies.slips import Noun, Slip
from rules.galaxies.state import (
    MAX_ROUNDS,
    ROGUE,
    ROGUE_NAME,
    ROW,
    SEATS,
    Bay,
    Edition,
    Setup,
    State,
)
from rules.kernel.lines import split_at, the_only
from rules.kernel.outcome import Outcome
from rules.kernel.refused import misread
from rules.kernel.seat import Seat

_MOST_DICE: Final = 9
_RULE: Final = re.compile(r"[A-Z]+-[0-9]{1,2}")
_VICTORIES: Final = ("points", ROGUE_NAME)
_USUAL_PLAYERS: Final = 2


def assemble(sheet: Sheet) -> State:
    """Put a state together; Unreadable says where it cannot be."""
    return _Assembly(sheet).state()


class _Assembly:
    """One position on its way from a sheet to a state."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._setup = _setup(sheet)
        self._lexica: Lexica = lexica_of(self._setup.content)
        self._claims = Claims(self._setup.content, expansion=self._setup.expansion)

    def state(self) -> State:
        sheet, setup = self._sheet, self._setup
        reader = FrameReader(self._lexica, setup.players)
        said: tuple[Frame, ...] = tuple(reader.read(words) for words in sheet.doing)
        first = self._seat("first") or Seat(0)
        row = self._row()
        pilots, deck = self._pilots(), self._number("deck", -1, len(setup.content.cards))
        state = State(
            setup=setup,
            mats=(),
            row=row,
            first=first,
            turn=first if (turn := self._seat("turn")) is None else turn,
            round=self._number("round", 1, MAX_ROUNDS, least=1),
            stack=said,
            bay=self._bay(),
            gone=self._planets("gone"),
            under=tuple(Planet(one) for one in self._cards("under", Noun.PLANET)),
            pilots=pilots,
            dismissed=tuple(sorted(Pilot(one) for one in self._cards("dismissed", Noun.PILOT))),
            open=tuple(sorted(Card(one) for one in self._cards("open", Noun.CARD))),
            dodged=tuple(sorted(Card(one) for one in self._cards("dodged", Noun.CARD))),
            trigger=self._seat("trigger"),
            lost_dice=self._number("lost-dice", 0, _MOST_DICE),
            outcome=self._outcome(),
        )
        maker = MatMaker(setup, self._lexica, self._claims, said)
        mats = []
        for index in range(max(setup.players, 2) if setup.players > 1 else 2):
            name = ROGUE_NAME if setup.players == 1 and index == ROGUE else SEATS[index]
            entry = sheet.mats.get(name) or MatEntry(sheet.last)
            mats.append(maker.make(Seat(index), entry, row))
        state = replace(state, mats=tuple(mats))
        if not sheet.doing and state.outcome is None:
            state = replace(state, stack=stack_of(state))
        return check(sheet, state, deck)

    def _said(self, name: str) -> Said | None:
        words = self._sheet.lines.get(name)
        return None if words is None else Said(words[0], words[1:], self._lexica)

    def _seat(self, name: str) -> Seat | None:
        said = self._said(name)
        if said is None:
            return None
        word = said.next_word(Noun.SEAT)
        seat = said.seat()
        said.end()
        is_solo = self._setup.players == 1
        may_be_rogue = is_solo and name != "first"
        if seat >= self._setup.players and not (seat == ROGUE and may_be_rogue):
            word.fail(Slip.NOT_PLAYING, expected=SEATS[: self._setup.players])
        return seat

    def _number(self, name: str, usual: int, most: int, least: int = 0) -> int:
        words = self._sheet.lines.get(name)
        if words is None or (name == "deck" and words[1:] and words[1].text == "unknown"):
            return usual
        return the_only(words[0], words[1:]).number(least, most)

    def _cards(self, name: str, what: Noun) -> list[int]:
        said = self._said(name)
        return [] if said is None else self._claims.listed(what, said)

    def _planets(self, name: str) -> tuple[Planet, ...]:
        return tuple(sorted(Planet(one) for one in self._cards(name, Noun.PLANET)))

    def _row(self) -> tuple[Planet, ...]:
        return tuple(Planet(one) for one in self._with_gaps("row", Noun.PLANET, NO_PLANET))

    def _pilots(self) -> tuple[Pilot, ...]:
        if "pilots" in self._sheet.lines:
            self._claims.need_expansion(self._sheet.lines["pilots"][0])
        if not self._setup.expansion:
            return ()
        return tuple(Pilot(one) for one in self._with_gaps("pilots", Noun.PILOT, NO_PILOT))

    def _with_gaps(self, name: str, what: Noun, gap: int) -> list[int]:
        """SET-2 and XSET-2: a row has so many places; those that are not said are gaps."""
        said, length = self._said(name), ROW[self._setup.players]
        if said is None:
            return [gap] * length
        cards = [
            gap if card is None else card for card in self._claims.listed_or(what, said, {GAP: gap})
        ]
        if len(cards) > length:
            said.key.fail(Slip.ROW_LENGTH, most=length, number=len(cards))
        return [*cards, *[gap] * (length - len(cards))]

    def _bay(self) -> Bay:
        flags = dict.fromkeys(BAY_WORDS.values(), False)
        for word in self._sheet.lines.get("holds", [])[1:]:
            if word.text != ",":
                flags[BAY_WORDS[word.one_of(tuple(BAY_WORDS), Noun.BAY_WORD)]] = True
        said = self._said("complete")
        return Bay(
            dice=self._dice("dice"),
            used=self._dice("used"),
            hired=self._dice("hired"),
            spent=self._dice("spent"),
            dropped=self._number("dropped", 0, _MOST_DICE),
            complete=() if said is None else tuple(sorted(said.dice())),
            once=tuple(sorted(self._once())),
            surged=self._surged(),
            **flags,
        )

    def _dice(self, name: str) -> Dice:
        said = self._said(name)
        return dice_of() if said is None or said.skip("none") else dice_of(*said.dice())

    def _once(self) -> list[tuple[Seat, Planet]]:
        """CRD-4: who has performed which card of once a turn."""
        words = self._sheet.lines.get("once", [])
        pairs = []
        for group in split_at(words[1:], ","):
            said = Said(words[0], group, self._lexica)
            pairs.append((said.seat(), Planet(said.card(Noun.PLANET)[0])))
            said.end()
        return pairs

    def _surged(self) -> tuple[Pilot, ...]:
        said, pilots = self._said("surged"), []
        while said is not None and not said.is_done():
            pilots.append(Pilot(said.card(Noun.PILOT)[0]))
        return tuple(sorted(pilots))

    def _outcome(self) -> Outcome | None:
        """Tell how the game ended: the victory, who has won, the rule or two."""
        words = self._sheet.lines.get("over")
        if words is None:
            return None
        parts = split_at(words[1:], ",")
        if len(parts) != 3 or not 1 <= len(parts[2]) <= 2:
            words[0].fail(Slip.OVER_LINE)
        victory = the_only(words[0], parts[0]).one_of(_VICTORIES, Noun.RULES)
        rules = [word.typed.upper() for word in parts[2]]
        for word, rule in zip(parts[2], rules, strict=True):
            if not _RULE.fullmatch(rule):
                word.fail(Slip.OVER_LINE)
        said, winners = Said(words[0], parts[1], self._lexica), []
        while not said.skip("none") and not said.is_done():
            winners.append(said.seat())
        said.end()
        return Outcome(tuple(winners), victory, *rules)


def _setup(sheet: Sheet) -> Setup:
    """OPT-1 to OPT-3: what was agreed on; whoever has a line plays."""
    content = _content(sheet)
    words = [word for word in sheet.lines.get("rules", [])[1:] if word.text != ","]
    names = content.rogue_keys
    flags = ("expansion", "open-cards", "hard", *(f"rogue-{most}" for most in ROGUE_MAXIMA))
    known = (*flags, *Edition, *names)
    said = {word.one_of(known, Noun.RULES): word for word in words}
    rogues = [name for name in names if name in said]
    players = _players(sheet, is_alone=bool(rogues))
    if players > 1 and (alone := rogues or [*filter(ROGUE_NAME.__eq__, sheet.mats)]):
        (said.get(alone[0]) or sheet.mats[ROGUE_NAME].key).fail(Slip.ROGUE_ALONE)
    if len(rogues) > 1:
        said[rogues[1]].fail(Slip.ROGUE_ALONE)
    rogue = rogues[0] if rogues else DEFAULT_ROGUE if DEFAULT_ROGUE in names else names[0]
    return Setup(
        content=content,
        players=players,
        expansion="expansion" in said,
        edition=Edition.UTEG if Edition.UTEG in said else Edition.TEG,
        open_cards="open-cards" in said,
        rogue=names.index(rogue) if players == 1 else -1,
        hard="hard" in said,
        rogue_max=next((most for most in ROGUE_MAXIMA if f"rogue-{most}" in said), ROGUE_MAXIMA[0]),
    )


def _players(sheet: Sheet, *, is_alone: bool) -> int:
    seats = [name for name in SEATS if name in sheet.mats]
    if not seats:
        return 1 if is_alone or ROGUE_NAME in sheet.mats else _USUAL_PLAYERS
    if seats != [*SEATS[: len(seats)]]:
        sheet.last.fail(Slip.PLAYERS, expected=SEATS)
    return len(seats)


def _content(sheet: Sheet) -> Content:
    """Find the decks that are played with: ours, an earlier version of ours, or lines of one's own."""
    words = sheet.lines.get("decks")
    if words is None:
        if sheet.decks:
            raise misread(Slip.DECKS_BAR, min(sheet.decks))
        return standard_content()
    texts = [word.text for word in words[1:]]
    if texts == ["own"] and sheet.decks:
        last = max(sheet.decks)
        return DECKS.read("\n".join(sheet.decks.get(number, "") for number in range(1, last + 1)))
    known = {str(version): version for version in DECKS.versions}
    if len(texts) != 2 or texts[0] != "standard" or texts[1] not in known or sheet.decks:
        words[0].fail(Slip.DECKS_LINE)
    return DECKS.published(known[texts[1]])
