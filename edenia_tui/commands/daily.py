"""`edenia daily`: the puzzle and the galaxy of the day, the same for everybody."""

import click

from edenia_tui.commands.choosing import game_option
from edenia_tui.commands.failing import fail
from edenia_tui.commands.starting import ascii_option, speaking_options, start_speaking
from edenia_tui.games.entry import Entry


@click.command("daily")
@click.option("--galaxy", is_flag=True, help="A game on the day's galaxy, against a lamb.")
@click.option("--calendar", is_flag=True, help="Tell your streak and the last four weeks.")
@click.option("--share", is_flag=True, help="Print a text to share that gives nothing away.")
@game_option
@speaking_options
@ascii_option
def command(
    entry: Entry,
    lang: str | None,
    *,
    galaxy: bool,
    calendar: bool,
    share: bool,
    line: bool,
    in_ascii: bool | None,
) -> None:
    """Solve the puzzle of the day, the same for everybody on that date (UTC).

    It follows from the date, the game and the puzzles of this version: nothing
    is asked of a network, and nothing is rated.

    \b
    Examples:
      edenia daily
      edenia daily --galaxy
      edenia daily --game prince --line
      edenia daily --calendar
      edenia daily --share
    """
    from edenia_tui.learn.day import DailyPuzzle, Days, seed_of, today

    if calendar or share:
        from edenia_tui.commands.surroundings import local_visit

        manner = local_visit(lang).manner
        days, now = Days(manner, entry), today()
        told = days.tell(manner.speech, now) if calendar else []
        click.echo("\n".join([*told, *([days.share(manner.speech, now)] if share else [])]))
        return
    fronts = start_speaking(lang, line=line, in_ascii=in_ascii)
    if galaxy:
        from edenia_tui.games.agreement import usual_number
        from edenia_tui.line.starting import begin

        players = usual_number(entry.agreement.players)
        raise SystemExit(
            begin(
                fronts.console,
                fronts.visit,
                complain=fail,
                play=fronts.play,
                entry=entry,
                players=players,
                seed=seed_of(today(), entry),
            )
        )
    raise SystemExit(fronts.learn(DailyPuzzle(entry, fronts.visit.manner, today())))
