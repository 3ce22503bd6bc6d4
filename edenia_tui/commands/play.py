"""`edenia play`: a new game."""

import click

from edenia_tui.commands.failing import fail
from edenia_tui.commands.starting import speaking_options, start_speaking, tidy_end

VARIANTS = ("standard", "little-lambs")


@click.command("play")
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="NAME[:WHO]",
    help="Somebody at the table; WHO is human (else) or a bot, such as lamb. Repeat for each seat.",
)
@click.option(
    "--players", type=click.IntRange(2, 4), help="You and so many others, less one: lambs."
)
@click.option("--seed", type=int, help="The same seed, the same tiles and dice.")
@click.option("--edition", type=click.Choice(["fr", "en"]), default="fr", show_default=True)
@click.option("--variant", type=click.Choice(VARIANTS), default="standard", show_default=True)
@click.option("--no-42", "no_42", is_flag=True, help="Exactly 42 points do not win: a first game.")
@speaking_options
def command(
    seats: tuple[str, ...],
    players: int | None,
    seed: int | None,
    edition: str,
    variant: str,
    lang: str | None,
    *,
    no_42: bool,
    line: bool,
) -> None:
    """Play a game against bots, or with friends at one keyboard.

    Without --seat and --players a few questions are asked first. Every game is
    on disk from its first action: leave with quit, go on with edenia resume.

    \b
    Examples:
      edenia play --line
      edenia play --seat Anna --seat Bob:lamb --no-42
      edenia play --seat Anna --seat Ben --seat Lamb:lamb --lang fr
    """
    with tidy_end():
        console, manner = start_speaking(lang, line=line)
        from edenia_tui.line.starting import begin

        raise SystemExit(
            begin(
                console,
                manner,
                seats=seats,
                players=players,
                seed=seed,
                edition=edition,
                lambs=variant == "little-lambs",
                no_42=no_42,
                complain=fail,
            )
        )
