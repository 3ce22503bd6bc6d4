"""`edenia new`: a position to edit, at the beginning of a game."""

from importlib.resources import files

import click

from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.failing import fail

VARIANTS = ("standard", "little-lambs")


@click.command("new")
@click.option("--players", type=click.IntRange(2, 4), help="How many play; else 2.")
@click.option("--seed", type=int, help="The same seed, the same first player.")
@click.option("--edition", type=click.Choice(["fr", "en"]), help="The rulebook; else fr.")
@click.option("--variant", type=click.Choice(VARIANTS), help="Else standard.")
@click.option("--no-42", "no_42", is_flag=True, help="Exactly 42 points do not win.")
@click.option(
    "--content",
    metavar="FILE",
    shell_complete=complete_files,
    help="Another box: tiles, rim and tokens as data.",
)
@click.option("--template", is_flag=True, help="A form with explanations instead.")
@click.option("--lang", type=click.Choice(["en", "fr"]), help="That of the template.")
def command(
    players: int | None,
    seed: int | None,
    edition: str | None,
    variant: str | None,
    content: str | None,
    lang: str | None,
    *,
    no_42: bool,
    template: bool,
) -> None:
    """Print the position at the beginning of a game, to edit and to ask about.

    Who begins is drawn, by the seed if one is given. With --template you get a
    form for a table of cardboard: it explains itself, and what you leave as it is
    has not been touched.

    \b
    Examples:
      edenia new --template > table.txt
      edenia new --players 3 --seed 4 > table.txt
      edenia new --edition en --no-42 | edenia legal -
      edenia new --content mine.box --players 4 > table.txt

    Exit codes: 0 printed, 2 the box cannot be read, with line and column.
    """
    if template:
        if players or seed is not None or edition or variant or no_42 or content:
            fail("--template goes with --lang alone; everything else is filled in by hand")
        click.echo(_template(lang).encode(), nl=False)
        return
    from edenia_tui.commands.inputs import read_box
    from edenia_tui.table.chance import fresh_seed, rng_of_chance
    from rules.bots.chance import draw_chance
    from rules.edenia.game import EDENIA
    from rules.edenia.opening import Options
    from rules.edenia.state import Edition, Rules

    rules = Rules(Edition(edition or "fr"), law42=not no_42, lambs=variant == "little-lambs")
    box = None if content is None else read_box(content)
    state = EDENIA.start(Options(players or 2, rules=rules, box=box))
    rng = rng_of_chance(fresh_seed() if seed is None else seed, 0)
    first = draw_chance(EDENIA, state, rng)
    click.echo(EDENIA.write_position(EDENIA.apply(state, first).state), nl=False)


def _template(lang: str | None) -> str:
    from edenia_tui.commands.surroundings import language_of

    name = f"{language_of(lang)}.txt"
    return files("edenia_tui.commands").joinpath("templates", name).read_text("utf-8")
