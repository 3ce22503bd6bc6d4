"""`edenia new`: a position to edit, at the beginning of a game."""

import click

from edenia_tui.commands.choosing import game_option, make_options
from edenia_tui.commands.failing import fail
from edenia_tui.commands.wishing import Given, WishingCommand, wishes_of
from edenia_tui.games.agreement import usual_number
from edenia_tui.games.entry import Entry


@click.command("new", cls=WishingCommand)
@click.option("--players", type=click.IntRange(1), help="How many play; else 2.")
@click.option("--seed", type=int, help="The same seed, the same chance.")
@game_option
@click.option("--template", is_flag=True, help="A form with explanations instead.")
@click.option("--lang", type=click.Choice(["en", "fr"]), help="That of the template.")
def command(
    players: int | None,
    seed: int | None,
    entry: Entry,
    lang: str | None,
    *,
    template: bool,
    **wished: Given,
) -> None:
    """Print the position at the beginning of a game, to edit and to ask about.

    Chance has done what it does before the first turn: who begins is drawn, by
    the seed if one is given. With --template you get a form for a table of
    cardboard: it explains itself, and what you leave as it is has not been
    touched.

    \b
    Examples:
      edenia new --template > table.txt
      edenia new --players 3 --seed 4 > table.txt
      edenia new --edition en --no-42 | edenia legal -
      edenia new --content mine.box --players 4 > table.txt
      edenia new --game exo --players 3 > table.txt

    Exit codes: 0 printed, 2 the box cannot be read, with line and column.
    """
    wishes = wishes_of(entry, wished)
    if template:
        if players or seed is not None or wishes:
            fail("--template goes with --lang alone; everything else is filled in by hand")
        click.echo(_template(entry, lang).encode(), nl=False)
        return
    from edenia_tui.table.chance import fresh_seed, rng_of_chance
    from rules.bots.chance import draw_chance
    from rules.kernel.seat import CHANCE

    game, luck, done = entry.game, fresh_seed() if seed is None else seed, 0
    number = players or usual_number(entry.agreement.players)
    state = game.start(make_options(entry, number, wishes, lang))
    while game.to_act(state) is CHANCE:
        state = game.apply(state, draw_chance(game, state, rng_of_chance(luck, done))).state
        done += 1
    click.echo(game.write_position(state), nl=False)


def _template(entry: Entry, lang: str | None) -> str:
    from edenia_tui.commands.surroundings import language_of

    return (entry.folder / "templates" / f"{language_of(lang)}.txt").read_text("utf-8")
