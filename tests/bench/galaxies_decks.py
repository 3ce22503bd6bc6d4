"""What bots make of our own decks: `python -m tests.bench.galaxies_decks --players 4 --games 100`.

Games of Tiny Epic Galaxies with Beyond the Black between equal bots. A pilot is on offer once in every
turn in which the dice allow to hire it, a card whenever somebody explores who may take it from those that
lie open. The same seed and bots give the same games. Ctrl-C ends it early, with what was played so far.
"""

from collections import Counter
from pathlib import Path
from random import Random

import click

from edenia_tui.statistics.shares import share_of, spread_of
from rules.bots.herd import summon
from rules.bots.match import play_match
from rules.galaxies.actions import Action, Hire, KeepCard, Leave, Take
from rules.galaxies.cards import Card, Content, Pilot
from rules.galaxies.content import read_content, standard_content
from rules.galaxies.frames import Turn
from rules.galaxies.game import GALAXIES
from rules.galaxies.opening import Options
from rules.galaxies.scoring import score_all
from rules.galaxies.state import State
from rules.kernel.seat import Seat

LEAST, MOST = 0.05, 0.60
"""How often each pilot and card is to be taken."""


class Tally:
    """What was on offer and taken, who won, and how long it took."""

    def __init__(self, players: int) -> None:
        """Begin without a game."""
        self.players = players
        self.rounds: list[int] = []
        self.wins = [0.0] * players
        self.points: Counter[str] = Counter()
        self.offered: Counter[Pilot] = Counter()
        self.hired: Counter[Pilot] = Counter()
        self.open: Counter[Card] = Counter()
        self.taken: Counter[Card] = Counter()
        self.drawn: Counter[Card] = Counter()
        self.kept: Counter[Card] = Counter()

    def add(self, options: Options, actions: tuple[Action, ...]) -> None:
        """Play a game again, and count."""
        state, offered, turn = GALAXIES.start(options), set[Pilot](), (0, Seat(0))
        for action in actions:
            if turn != (state.round, state.turn):
                self.offered.update(offered)
                offered, turn = set(), (state.round, state.turn)
            if isinstance(state.stack[-1], Turn):
                offered |= {one.pilot for one in GALAXIES.legal(state) if isinstance(one, Hire)}
            self._explore(state, action)
            state = GALAXIES.apply(state, action).state
        self.offered.update(offered)
        self.hired.update(
            [pilot for mat in state.mats for one in mat.fleet for pilot in one.pilots]
        )
        self._end(state)

    def _explore(self, state: State, action: Action) -> None:
        if not isinstance(action, Take | KeepCard | Leave) and not state.open:
            return
        choices = GALAXIES.legal(state)
        self.open.update([choice.card for choice in choices if isinstance(choice, Take)])
        if isinstance(action, Take):
            self.taken[action.card] += 1
        drawn = getattr(state.stack[-1], "drawn", None)
        if drawn is not None and Leave() in choices:
            self.drawn[drawn] += 1
            self.kept[drawn] += isinstance(action, KeepCard)

    def _end(self, state: State) -> None:
        outcome = state.outcome
        if outcome is None:
            raise ValueError("a game was not played to its end")
        for seat in outcome.winners:
            self.wins[(seat - state.first) % self.players] += 1 / len(outcome.winners)
        self.rounds.append(state.round)
        for scored in score_all(state):
            self.points.update(
                levels=scored.level,
                planets=scored.planets,
                pilots=scored.pilots,
                dwarfs=scored.dwarfs,
                missions=scored.mission,
                badges=sum(scored.prizes),
            )


def tell(tally: Tally, content: Content) -> None:
    """Print all tables."""
    games = len(tally.rounds)
    click.echo(f"\n{games} games; rounds: {_spread(tally.rounds)}")
    for place, won in enumerate(tally.wins, 1):
        click.echo(f"place {place}: {share_of(won, games).text()}")
    each = {part: round(count / games / tally.players, 1) for part, count in tally.points.items()}
    click.echo(f"points of a player, mean: {each}\n")
    click.echo("| pilot | on offer | hired |\n|---|---|---|")
    for number, pilot in enumerate(content.pilots):
        _row(pilot.name, tally.offered[Pilot(number)], tally.hired[Pilot(number)])
    click.echo("\n| card | open | taken | drawn | kept |\n|---|---|---|---|---|")
    for number in map(Card, range(len(content.cards))):
        if not content.cards[number].is_red:
            name = content.cards[number].name
            drawn = f" {tally.drawn[number]} | {tally.kept[number]} |"
            _row(name, tally.open[number], tally.taken[number], drawn)


def _spread(rounds: list[int]) -> str:
    spread = spread_of(rounds)
    return "" if spread is None else spread.text()


def _row(name: str, offers: int, takes: int, more: str = "") -> None:
    """Print a row: `!` where the whole interval misses the aim, `?` where the share alone does."""
    if not offers:
        click.echo(f"| {name} | 0 | - |{more}")
        return
    share, mark = share_of(takes, offers), ""
    if not LEAST <= share.share <= MOST:
        mark = " !" if share.low > MOST or share.high < LEAST else " ?"
    click.echo(f"| {name} | {offers} | {share.text()}{mark} |{more}")


@click.command()
@click.option("--players", default=4, show_default=True)
@click.option("--games", default=100, show_default=True)
@click.option("--bot", default="ram:100", show_default=True, help="Who sits on every seat.")
@click.option("--seed", default=1, show_default=True)
@click.option("--content", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def main(players: int, games: int, bot: str, seed: int, content: Path | None) -> None:
    """Play, and print how often everything on offer was taken."""
    decks = standard_content() if content is None else read_content(content.read_text("utf-8"))
    options, tally = Options(players, expansion=True, content=decks), Tally(players)
    try:
        for number in range(games):
            rng = Random(f"{seed} {number}")
            record, _ = play_match(GALAXIES, options, [summon(bot) for _ in range(players)], rng)
            tally.add(options, record.actions)
            click.echo(f"game {number + 1}: {tally.rounds[-1]} rounds", err=True)
    except KeyboardInterrupt:
        pass
    tell(tally, decks)


if __name__ == "__main__":
    main()
