"""Playing one game of a contest."""

import time
from random import Random

from edenia_tui.arena.contest import Contest
from edenia_tui.arena.played import Played
from edenia_tui.arena.stopwatch import Stopwatch
from rules.bots.herd import summon
from rules.bots.match import play_match


def play(contest: Contest, index: int) -> Played:
    """Play the game of an index; whoever plays it, and after whatever, it is the same game."""
    deal, seating = contest.fixture(index)
    game, seed = contest.game, contest.seed
    bots = [
        Stopwatch(summon(spec, time.monotonic), Random(f"{seed} game {index} seat {seat}"))
        for seat, spec in enumerate(seating)
    ]
    started = time.perf_counter()
    record, state = play_match(game, contest.options, bots, Random(f"{seed} deal {deal}"))
    seconds = time.perf_counter() - started
    outcome = game.outcome(state)
    if outcome is None:
        raise ValueError("the game has no outcome")
    return Played(
        index=index,
        seating=seating,
        starter=game.starter(state),
        winners=tuple(outcome.winners),
        victory=outcome.victory,
        rule=outcome.rule,
        rounds=game.round(state),
        points=tuple(game.scores(state)),
        actions=len(record.actions),
        seconds=round(seconds, 4),
        turns=tuple(bot.turns() for bot in bots),
        decisions=tuple(bot.decisions for bot in bots),
    )
