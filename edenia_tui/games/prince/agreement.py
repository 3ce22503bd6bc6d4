"""What can be agreed on before a game of The Little Prince."""

from hashlib import sha256

import msgspec

from edenia_tui.games.agreement import Asked, Choice, Wishes
from edenia_tui.games.prince.wishes import SECRET
from edenia_tui.games.wish import CONTENT, YES
from rules.prince.content import TILE_SETS, standard_tiles
from rules.prince.opening import MAX_PLAYERS, MIN_PLAYERS, Options


class PrinceAgreement:
    """Whether Characters are secret, and tiles of one's own."""

    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    choices = (
        Choice(
            SECRET,
            "setup-secret-row",
            (("", "switch-off"), (YES, "switch-on")),
            "setup-secret-note",
        ),
    )
    round_limit = ""

    def questions(self, _: int, wishes: Wishes) -> tuple[Asked, ...]:
        """HID-1: ask whether Characters are kept secret."""
        return () if SECRET in wishes else (Asked("setup-secret", SECRET),)

    def options(self, players: int, wishes: Wishes) -> Options:
        """Make the options; the wish for content is the text of a set of tiles."""
        tiles = TILE_SETS.read(wishes[CONTENT]) if CONTENT in wishes else None
        return Options(players, secret=SECRET in wishes, tiles=tiles)

    def settings(self, options: Options) -> dict[str, object]:
        """Tell whether Characters are secret; tiles are told apart by what is on them."""
        tiles = msgspec.json.encode(options.tiles or standard_tiles())
        return {SECRET: options.secret, "tiles": sha256(tiles).hexdigest()[:12]}
