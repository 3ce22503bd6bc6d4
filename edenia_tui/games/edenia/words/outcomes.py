"""Points and results: who won and how, and what everybody's points are made of."""

from collections.abc import Iterable

from edenia_tui.language.citing import cited
from edenia_tui.language.listener import Listener
from rules.edenia.artefact import artefact
from rules.edenia.rulebook import rulebook
from rules.edenia.scoring import is_counted, points, tie_break_of
from rules.edenia.state import FLAG_POINTS, FLAGS, LAST_ROUND, Player, State
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat

COLUMNS = 79
_LATE = "END-3"


def tell_outcome(listener: Listener, view: State, outcome: Outcome) -> list[str]:
    """Tell who won, how and by which rule, then everybody's points, winners first."""

    def rank(seat: Seat) -> tuple[bool, int]:
        return seat not in outcome.winners, -points(view.players[seat])

    ranking = sorted(view.seats(), key=rank)
    victory = [_victory(listener, view, outcome), *_tie(listener, view, outcome)]
    return [*victory, *_points(listener, view, ranking)]


def _victory(listener: Listener, view: State, outcome: Outcome) -> str:
    rule = cited(listener, rulebook(), outcome.rule)
    late = "-late" if outcome.rule == _LATE else ""
    if len(outcome.winners) > 1:
        names = listener.together(map(listener.name_or_you, outcome.winners))
        return listener.say(f"outcome-shared{late}", names=names, rounds=LAST_ROUND, rule=rule)
    return listener.say_of(
        outcome.winners[0],
        f"outcome-{'tie' if outcome.tie_break else outcome.victory}{late}",
        sheep=view.rules.race_goal,
        rounds=LAST_ROUND,
        rule=rule,
    )


def _tie(listener: Listener, view: State, outcome: Outcome) -> list[str]:
    """ED-1: tell what decided among those who had the same points, or that nothing did."""
    if not outcome.tie_break:
        return []
    winner, edition = view.players[outcome.winners[0]], view.rules.edition
    state = "broken" if len(outcome.winners) == 1 else "unbroken"
    return [
        listener.say(
            f"outcome-{state}-{edition.value}",
            points=listener.say("score-points", points=points(winner)),
            best=tie_break_of(winner, edition),
            rule=outcome.tie_break,
        )
    ]


def _points(listener: Listener, view: State, seats: Iterable[Seat]) -> list[str]:
    """Tell points and what they are made of, a player on a line while there is room for both."""
    lines: list[str] = []
    for seat in seats:
        head = listener.say_of(seat, "score-of", points=_total(listener, view.players[seat]))
        parts = ", ".join(
            listener.say(f"score-{source}", points=amount)
            for source, amount in sources_of(view.players[seat]).items()
            if amount
        )
        line = listener.say("score-made-of", head=head, parts=parts)
        if parts and len(line) <= COLUMNS:
            lines.append(line)
        else:
            lines.append(listener.say("score-alone", head=head))
            if parts:
                lines.append(listener.say("score-parts", parts=parts))
    return lines


def _total(listener: Listener, player: Player) -> str:
    """SEC-1: points as far as they are known, and how many artefacts are not."""
    if is_counted(player):
        return listener.say("score-points", points=points(player))
    return listener.say(
        "score-points-hidden", points=points(player), hidden=player.hidden.count(None)
    )


def sources_of(player: Player) -> dict[str, int]:
    """PTS-1: what gives points."""
    artefacts = (*player.hidden, *player.played)
    return {
        "trifoliums": sum(player.trifoliums),
        "artefacts": sum(artefact(name).points for name in artefacts if name is not None),
        "flags": FLAG_POINTS * (FLAGS - player.flags),
        "clovers": player.clovers,
    }
