"""How a move ends, a turn ends and the next one begins."""

from msgspec.structs import replace

from rules.edenia.draft import Draft
from rules.edenia.events import Began, TurnBegan
from rules.edenia.reckoning import reckon
from rules.edenia.state import LAST_ROUND, Ask, Turn
from rules.kernel.seat import Seat

FIRST_CLOVERS = (2, 2, 3, 3)
_AFTER = Ask.AFTER
_NEW_TURN = Turn()


def begin_game(draft: Draft, first: Seat) -> None:
    """SET-1 and SET-3: deal the clovers in the order of play and begin."""
    players = len(draft.players)
    dealt = tuple(FIRST_CLOVERS[(seat - first) % players] for seat in range(players))
    draft.clovers -= sum(dealt)
    draft.players = [
        replace(player, clovers=clovers)
        for player, clovers in zip(draft.players, dealt, strict=True)
    ]
    draft.first = draft.active = first
    draft.events.append(Began(first, dealt))
    begin_turn(draft)


def end_move(draft: Draft) -> None:
    """MOV-8: after the move artefacts may still be played; declarations are spent (ART-2)."""
    if draft.outcome is None:
        draft.walk = None
        ask_after_move(draft)


def ask_after_move(draft: Draft) -> None:
    """ART-10: everyone who holds a face-down artefact is asked, so that nothing is given away."""
    if draft.players[draft.active].hidden:
        draft.turn = Turn(_AFTER, moved=True, again=draft.turn.again)
    else:
        end_turn(draft)


def end_turn(draft: Draft) -> None:
    """Pass the turn on, unless a Quantum Accelerator grants another one (ART-7); END-3 ends it all."""
    if not draft.turn.again:
        following = Seat((draft.active + 1) % len(draft.players))
        if following == draft.first:
            if draft.round == LAST_ROUND:
                reckon(draft)
                return
            draft.round += 1
        draft.active = following
    begin_turn(draft)


def begin_turn(draft: Draft) -> None:
    """Ask the active player what to do."""
    draft.turn = _NEW_TURN
    draft.events.append(TurnBegan(draft.active, draft.round))
