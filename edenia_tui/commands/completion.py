"""`edenia completion`: what a shell needs to complete our commands."""

import click
from click.shell_completion import BashComplete, FishComplete, ZshComplete

_SHELLS = {"bash": BashComplete, "zsh": ZshComplete, "fish": FishComplete}
_NAME = "edenia"
_VARIABLE = "_EDENIA_COMPLETE"


@click.command("completion")
@click.argument("shell", type=click.Choice(list(_SHELLS)))
@click.pass_context
def command(ctx: click.Context, shell: str) -> None:
    """Print the script that lets SHELL complete commands, options and files.

    For `edenia check FILE` the commands that are legal on that table are
    offered, too.

    \b
    Examples:
      bash: add this line to ~/.bashrc
        eval "$(edenia completion bash)"
      zsh: add this line to ~/.zshrc, after compinit
        eval "$(edenia completion zsh)"
      fish: type this once
        edenia completion fish > ~/.config/fish/completions/edenia.fish

    Exit codes: 0 printed, 2 no such shell.
    """
    script = _SHELLS[shell](ctx.find_root().command, {}, _NAME, _VARIABLE)
    click.echo(script.source())
