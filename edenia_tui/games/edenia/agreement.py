"""What can be agreed on before a game of Edenia."""

from hashlib import sha256

import msgspec

from edenia_tui.games.agreement import Asked, Choice, Wishes
from edenia_tui.games.edenia.wishes import LITTLE_LAMBS, STANDARD
from edenia_tui.games.wish import CONTENT, YES
from rules.edenia.content import BOXES, standard_box
from rules.edenia.opening import MAX_PLAYERS, MIN_PLAYERS, Options
from rules.edenia.state import Edition, Rules


class EdeniaAgreement:
    """An edition, a variant, whether 42 points win, and a box of one's own."""

    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    choices = (
        Choice("edition", "setup-edition-row", (("fr", "edition-fr"), ("en", "edition-en"))),
        Choice(
            "no-42",
            "setup-42-row",
            (("", "switch-on"), (YES, "switch-off")),
            "setup-42-note",
            moot_with=("variant", LITTLE_LAMBS),
        ),
        Choice(
            "variant",
            "setup-lambs-row",
            ((LITTLE_LAMBS, "switch-on"), ("", "switch-off")),
            "setup-lambs-note",
        ),
    )
    round_limit = "END-3"

    def questions(self, _: int, wishes: Wishes) -> tuple[Asked, ...]:
        """OPT-1: ask whether it is a first game, unless that makes no difference."""
        if "no-42" in wishes or wishes.get("variant") == LITTLE_LAMBS:
            return ()
        return (Asked("setup-first-game", "no-42"),)

    def options(self, players: int, wishes: Wishes) -> Options:
        """Make the options; the wish for content is the text of a box."""
        rules = Rules(
            Edition(wishes.get("edition", Edition.FR.value)),
            law42="no-42" not in wishes,
            lambs=wishes.get("variant") == LITTLE_LAMBS,
        )
        box = BOXES.read(wishes[CONTENT]) if CONTENT in wishes else None
        return Options(players, rules=rules, box=box)

    def settings(self, options: Options) -> dict[str, object]:
        """Tell the rules; a box is told apart by what is in it."""
        rules = options.rules
        pieces = sha256(msgspec.json.encode(options.box or standard_box())).hexdigest()[:12]
        variant = LITTLE_LAMBS if rules.lambs else STANDARD
        edition, law42 = rules.edition.value, rules.law42
        return {"edition": edition, "variant": variant, "law42": law42, "box": pieces}
