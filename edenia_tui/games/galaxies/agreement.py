"""What can be agreed on before a game of Tiny Epic Galaxies."""

from hashlib import sha256

import msgspec

from edenia_tui.games.agreement import Asked, Choice, Wishes
from edenia_tui.games.galaxies.wishes import (
    EDITION,
    EXPANSION,
    HARD,
    OPEN_CARDS,
    ROGUE,
    ROGUE_MAX,
    ROGUES,
)
from edenia_tui.games.wish import CONTENT, YES
from rules.galaxies.content import DECKS, standard_content
from rules.galaxies.opening import MAX_PLAYERS, MIN_PLAYERS, ROGUE_MAXIMA, Options
from rules.galaxies.state import Edition

_OFF_ON = (("", "switch-off"), (YES, "switch-on"))
_ROGUES = tuple((rogue, f"rogue-{rogue}") for rogue in ROGUES)


class GalaxiesAgreement:
    """With the expansion or without, an edition, and alone a Rogue to play against."""

    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    choices = (
        Choice(EXPANSION, "setup-expansion-row", _OFF_ON, "setup-expansion-note"),
        Choice(EDITION, "setup-box-row", (("teg", "edition-teg"), ("uteg", "edition-uteg"))),
        Choice(OPEN_CARDS, "setup-open-cards-row", _OFF_ON, "setup-open-cards-note"),
        Choice(
            ROGUE,
            "setup-rogue-row",
            _ROGUES,
            "setup-rogue-note",
            only_alone=True,
        ),
        Choice(HARD, "setup-hard-row", _OFF_ON, "setup-hard-note", only_alone=True),
    )
    round_limit = "END-5"

    def questions(self, players: int, wishes: Wishes) -> tuple[Asked, ...]:
        """OPT-1 and OPT-3: ask for the expansion, and one alone for the Rogue and how hard it is."""
        alone = (Asked("setup-rogue", ROGUE, _ROGUES), Asked("setup-hard", HARD))
        asked = (Asked("setup-expansion", EXPANSION), *(alone if players == 1 else ()))
        return tuple(one for one in asked if one.wish not in wishes)

    def options(self, players: int, wishes: Wishes) -> Options:
        """Make the options; the wish for content is the text of decks, a Rogue is for one alone."""
        content = DECKS.read(wishes[CONTENT]) if CONTENT in wishes else None
        options = Options(
            players,
            expansion=EXPANSION in wishes,
            edition=Edition(wishes.get(EDITION, Edition.TEG.value)),
            open_cards=OPEN_CARDS in wishes,
            content=content,
        )
        if players > 1:
            return options
        names = (content or standard_content()).rogue_keys
        rogue = wishes.get(ROGUE, options.rogue)
        return msgspec.structs.replace(
            options,
            rogue=rogue if rogue in names else names[0],
            hard=HARD in wishes,
            rogue_max=int(wishes.get(ROGUE_MAX, ROGUE_MAXIMA[0])),
        )

    def settings(self, options: Options) -> dict[str, object]:
        """Tell the rules; decks are told apart by what is on them."""
        decks = msgspec.json.encode(options.content or standard_content())
        settings: dict[str, object] = {
            EXPANSION: options.expansion,
            EDITION: options.edition.value,
            OPEN_CARDS: options.open_cards,
            "decks": sha256(decks).hexdigest()[:12],
        }
        if options.players > 1:
            return settings
        return {**settings, ROGUE: options.rogue, HARD: options.hard, ROGUE_MAX: options.rogue_max}
