"""`edenia play`: a new game."""

import click

from edenia_tui.commands.choosing import game_option, read_wishes
from edenia_tui.commands.failing import fail
from edenia_tui.commands.starting import (
    animation_option,
    ascii_option,
    speaking_options,
    start_speaking,
)
from edenia_tui.commands.wishing import Given, PlayingCommand, players_of, wishes_of
from edenia_tui.games.entry import Entry


@click.command("play", cls=PlayingCommand)
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="NAME[:WHO]",
    help="Somebody at the table; WHO is human (else) or a bot, such as lamb. Repeat for each seat.",
)
@click.option("--players", type=click.IntRange(1), help="You and so many others, less one: lambs.")
@click.option("--seed", type=int, help="The same seed, the same tiles and dice.")
@game_option
@speaking_options
@ascii_option
@animation_option
def command(
    seats: tuple[str, ...],
    players: int | None,
    seed: int | None,
    entry: Entry,
    lang: str | None,
    *,
    line: bool,
    in_ascii: bool | None,
    no_animation: bool,
    **wished: Given,
) -> None:
    """Play a game against bots, or with friends at one keyboard.

    On a terminal the game is played on the screen, with --line by plain lines of
    text; F2 and the word screen go from one to the other. Without --seat and
    --players a few questions are asked first. Every game is on disk from its
    first action: go on with edenia resume.

    Alone with bots, a turn in which nothing is left to do but end it ends by
    itself; the setting auto-end changes that.

    \b
    Examples:
      edenia play --line
      edenia play --seat Anna --seat Bob:lamb --no-42
      edenia play --seat Anna --seat Ben --seat Lamb:lamb --lang fr
      edenia play --game exo
      edenia play --content mine.box
    """
    wishes = read_wishes(entry, wishes_of(entry, wished), lang)
    players = players_of(entry, wishes, len(seats), players)
    fronts = start_speaking(lang, line=line, in_ascii=in_ascii, no_animation=no_animation)
    from edenia_tui.line.starting import begin

    if fronts.is_screen and not (seats or players):
        from edenia_tui.conversation.wanted import Wanted

        raise SystemExit(fronts.show(None, Wanted(entry, wishes)))
    raise SystemExit(
        begin(
            fronts.console,
            fronts.visit,
            play=fronts.play,
            seats=seats,
            players=players,
            seed=seed,
            entry=entry,
            wishes=wishes,
            complain=fail,
        )
    )
