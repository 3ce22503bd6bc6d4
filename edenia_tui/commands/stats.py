"""`edenia stats`: what somebody's kept games add up to."""

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from edenia_tui.commands.answering import json_option, lang_option, say, say_json

if TYPE_CHECKING:
    from edenia_tui.career import Career, Wins
    from edenia_tui.words.speech import Speech

VICTORIES = ("race", "law", "prestige")


@click.command("stats")
@click.option("--name", help="Whose games; else those in which only one person plays.")
@click.option("--ascii", "in_ascii", is_flag=True, help="Draw with the signs of a typewriter.")
@json_option
@lang_option
def command(name: str | None, lang: str | None, *, in_ascii: bool, as_json: bool) -> None:
    """Tell what your games add up to.

    That is wins by opponent, by victory and by number of players, the usual
    length, and series.

    Counted are the kept games in which you are the only person, whatever name
    you gave. With --name those in which a person of that name plays, alone or
    with others. Branches and imported games are never counted.

    A game is put down to its strongest opponent. A shared victory is a victory,
    a game you resigned and a bot ended is lost. Games follow each other in the
    order in which they were last played.

    On a terminal the wins are drawn as bars. In a pipe, on a dumb terminal and
    under ACCESSIBLE they are told in sentences; --ascii draws there as well.

    \b
    Examples:
      edenia stats
      edenia stats --name Anna --lang fr
      edenia stats --json

    docs/saves.md explains --json.
    """
    from edenia_tui.career import career_of
    from edenia_tui.commands.starting import tidy_end
    from edenia_tui.commands.surroundings import language_of, wants_lines, write_what_can_be
    from edenia_tui.games import GAMES
    from edenia_tui.table.catalogue import Catalogue
    from edenia_tui.table.shelf import Shelf
    from edenia_tui.words.speech import speech

    entry = GAMES["edenia"]
    shelf: Shelf[Any, Any, Any, Any] = Shelf(entry.game, entry.options)
    career = career_of(Catalogue(shelf).list_games(), VICTORIES, name)
    write_what_can_be()
    with tidy_end():
        if as_json:
            say_json(_report(career, name))
            return
        spoken = speech(language_of(lang))
        say(_tell(spoken, career, name))
        drawn = in_ascii or not wants_lines(is_terminal=sys.stdout.isatty())
        say(_draw(spoken, career, in_ascii=in_ascii) if drawn else _tell_wins(spoken, career))
        say(_tell_left(spoken, career))


def _tell(spoken: "Speech", career: "Career", name: str | None) -> Iterator[str]:
    """Tell what needs no chart."""
    if career.finished or career.unfinished:
        yield spoken("stats-games", finished=career.finished, unfinished=career.unfinished)
    elif name is None:
        yield spoken("stats-none")
    else:
        from edenia_tui.words.speakable import quoted

        yield spoken("stats-none-named", name=quoted(name) or "?")
    if career.finished:
        yield spoken("stats-won", won=career.won, percent=_percent(career.won, career.finished))
    if career.shared:
        yield spoken("stats-shared", shared=career.shared)
    if career.rounds is not None:
        low, median, high = (
            round(value) for value in (career.rounds.p10, career.rounds.median, career.rounds.p90)
        )
        if low == high:
            yield spoken("stats-rounds-one", median=median)
        else:
            yield spoken("stats-rounds", median=median, low=low, high=high)
        message = "stats-streak-won" if career.streak > 0 else "stats-streak-lost"
        yield spoken(message, number=abs(career.streak), best=career.best_streak)


def _tell_left(spoken: "Speech", career: "Career") -> Iterator[str]:
    """Tell what is not counted."""
    left = career.left
    if left.several_people:
        yield spoken("stats-left-people", number=left.several_people)
    if left.branches:
        yield spoken("stats-left-branches", number=left.branches)
    if left.unreadable:
        yield spoken("stats-left-unreadable", number=left.unreadable)


def _tell_wins(spoken: "Speech", career: "Career") -> Iterator[str]:
    """Tell in sentences what a chart would show."""
    for wins in career.by_level:
        level = spoken(f"stats-level-{wins.kind}")
        yield spoken("stats-level", level=level, won=wins.won, games=wins.games)
    for wins in career.by_victory:
        victory = spoken(f"stats-victory-{wins.kind}")
        yield spoken("stats-victory", victory=victory, won=wins.won, games=wins.games)
    for wins in career.by_players:
        yield spoken("stats-players", players=int(wins.kind), won=wins.won, games=wins.games)


def _draw(spoken: "Speech", career: "Career", *, in_ascii: bool) -> Iterator[str]:
    """Draw the wins as bars."""
    from edenia_tui.drawing.bars import BLOCKS, SIGNS, Bar, draw_bars
    from edenia_tui.drawing.fitting import can_write

    def bar(label: str, wins: "Wins") -> Bar:
        said = spoken("stats-chart-of", won=wins.won, games=wins.games)
        return Bar(label, wins.won, wins.games, said)

    charts = {
        "levels": [bar(spoken(f"stats-level-{one.kind}"), one) for one in career.by_level],
        "victories": [bar(spoken(f"stats-victory-{one.kind}"), one) for one in career.by_victory],
        "players": [
            bar(spoken("stats-players-label", players=int(one.kind)), one)
            for one in career.by_players
        ],
    }
    plain = in_ascii or not can_write("".join(BLOCKS), sys.stdout.encoding)
    for name, bars in charts.items():
        if bars:
            yield ""
            yield spoken(f"stats-chart-{name}")
            yield from draw_bars(bars, SIGNS if plain else BLOCKS)


def _percent(part: int, whole: int) -> int:
    return round(100 * part / whole)


def _report(career: "Career", name: str | None) -> dict[str, Any]:
    """Give everything as JSON."""
    import msgspec

    return {"format": 1, "name": name, **msgspec.structs.asdict(career)}
