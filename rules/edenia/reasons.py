"""Why an action is refused: the reasons, in one list; the words for them are the front ends'."""

from rules.kernel import refused
from rules.kernel.refused import Refused


class Reason(refused.Reason):
    """A fact that forbids an action now; the rule that makes it matter is given beside it."""

    GAME_OVER = "game-over"
    CHANCE_DECIDES = "chance-decides"
    """Dice, tiles or hidden tokens come first."""
    QUESTION_OPEN = "question-open"
    """Another question about the move waits for its answer."""
    NOT_ASKED = "not-asked"
    """Nothing of the kind is asked at this point."""
    MOVE_IS_OVER = "move-is-over"
    MOVE_OR_SKIP = "move-or-skip"
    """A turn cannot just end: move, or skip."""
    MUST_MOVE = "must-move"
    """An artefact was played, so a sheep must move."""
    NOTHING_CAN_MOVE = "nothing-can-move"
    """An artefact was played and nothing can move, so the turn ends without skipping."""

    NO_SUCH_SHEEP = "no-such-sheep"
    OTHER_SHEEP_MOVES = "other-sheep-moves"
    """An artefact or a teleport chose the sheep that moves."""
    ON_EDENIA = "on-edenia"
    LOWEST_NUMBER_FIRST = "lowest-number-first"
    """Another of the equal sheep is listed; who types a command is understood all the same."""
    NAME_A_PATH = "name-a-path"
    NO_PATH_TO_NAME = "no-path-to-name"
    NO_SUCH_EXIT = "no-such-exit"
    BLOCKED = "blocked"
    """A sheep stands directly ahead and there is no clover to leap it."""
    NO_TILE_LEFT = "no-tile-left"

    SAME_MOUTH = "same-mouth"

    NOT_ON_A_PAD = "not-on-a-pad"
    NOT_A_PAD = "not-a-pad"
    PAD_SABOTAGED = "pad-sabotaged"
    PAD_OCCUPIED = "pad-occupied"
    TELEPORTED_ALREADY = "teleported-already"
    NO_CLOVER = "no-clover"
    """The player has none to pay with."""

    NO_ARTEFACT_HERE = "no-artefact-here"
    LAMBS_DO_NOT = "lambs-do-not"
    NO_CLOVER_HERE = "no-clover-here"
    NO_FLAG_LEFT = "no-flag-left"
    FLAG_PROTECTED = "flag-protected"
    NOT_FOUND = "not-found"
    """The artefact is not among those that were found."""

    NOT_IN_HAND = "not-in-hand"
    WRONG_ARTEFACT = "wrong-artefact"
    """The command needs an artefact of another kind."""
    NEEDS_TARGET = "needs-target"
    ONLY_BEFORE_MOVE = "only-before-move"
    NOT_DURING_MOVE = "not-during-move"
    ONE_A_TURN = "one-a-turn"
    CHANGES_NOTHING = "changes-nothing"
    """An artefact of the kind was declared, and a second one adds nothing to it."""
    NO_CELL_FOR_TILE = "no-cell-for-tile"
    NO_OWN_FLAG = "no-own-flag"
    NOT_ON_A_TRACK = "not-on-a-track"
    SAME_TRACK = "same-track"
    NOT_ON_EXPLORATION_TILE = "not-on-exploration-tile"
    CELL_TAKEN = "cell-taken"
    NOT_BESIDE_TILE = "not-beside-tile"
    NOT_DRAWN = "not-drawn"

    NOT_IN_DECK = "not-in-deck"
    NOT_IN_POOL = "not-in-pool"
    NO_SUCH_SEAT = "no-such-seat"


def refuse(reason: Reason, rule: str, **facts: str) -> Refused:
    """Put a refusal together."""
    return Refused(reason, rule, facts)
