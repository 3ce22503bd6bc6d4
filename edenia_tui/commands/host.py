"""`edenia host`: let people play together over ssh."""

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from edenia_tui.commands.answering import lang_option, say
from edenia_tui.commands.failing import fail

if TYPE_CHECKING:
    from edenia_tui.host.limits import Limits
    from edenia_tui.host.server import Opened, Plan

NEEDED = ("asyncssh", "openskill")
"""What the extra `host` installs."""
_PORT = 2222
_LOOPBACK = "127.0.0.1"
_RATE = "/"
_POSTGRES = ("postgresql://", "postgres://")

data_option = click.option(
    "--data",
    metavar="DIR",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where everything is kept; else beside your own games.",
)


@click.group("host", invoke_without_command=True, subcommand_metavar="[WORD]")
@click.option("--port", type=click.IntRange(0, 65535), default=_PORT, show_default=True)
@click.option(
    "--listen",
    "address",
    default=_LOOPBACK,
    show_default=True,
    metavar="ADDRESS",
    help="0.0.0.0 lets other machines in.",
)
@data_option
@click.option(
    "--store",
    metavar="URL",
    default="",
    help="postgresql://...: what several hosts share; else a file with --data.",
)
@click.option("--name", default="Edenia", show_default=True, help="What the host calls itself.")
@click.option(
    "--proxy-from",
    "balancers",
    multiple=True,
    metavar="CIDR",
    help="A balancer there sends PROXY headers. Repeat for more.",
)
@click.option(
    "--figures",
    metavar="PORT",
    type=click.IntRange(0, 65535),
    help="/health, /ready and /metrics over HTTP, on this machine alone.",
)
@click.option("--max-visits", type=click.IntRange(1), help="How many may be here at once.")
@click.option(
    "--limits",
    "file",
    metavar="FILE",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="Other limits, in TOML: names and figures.",
)
@click.option(
    "--limit",
    "named",
    multiple=True,
    metavar="NAME=FIGURE",
    help="One other limit; a rate is BURST/PER_SECOND. Repeat for more.",
)
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    port: int,
    address: str,
    data: Path | None,
    store: str,
    name: str,
    balancers: tuple[str, ...],
    figures: int | None,
    max_visits: int | None,
    file: Path | None,
    named: tuple[str, ...],
    lang: str | None,
) -> None:
    """Let people play together: they type ssh, and nothing else.

    Games of several people over the network, on the screen or by ear, with a
    lobby, chat, spectators, ratings. Needs asyncssh and openskill: install
    edenia[host]. Only this machine gets in unless --listen says otherwise.
    docs/hosting.md tells how to run one for good.

    \b
    Examples:
      edenia host                     then, elsewhere: ssh -p 2222 localhost
      edenia host --listen 0.0.0.0 --name "Our table"
      edenia host --store postgresql://edenia@db/edenia
      edenia host status              also: tables, people, bans, shutdown
      edenia host ban name Mallory

    The words ask the host that runs with the same --data. Ctrl-C ends a host:
    everybody is told, every game is kept.

    Exit codes: 0 ended, 2 it cannot be started, or none runs.
    """
    from edenia_tui.commands.surroundings import host_folder

    folder = host_folder() if data is None else data
    ctx.obj = folder
    if ctx.invoked_subcommand is not None:
        return
    missing = [one for one in NEEDED if find_spec(one) is None]
    if missing:
        fail(f"edenia host needs {' and '.join(missing)}: pip install 'edenia[host]'")
    if store and not store.startswith(_POSTGRES):
        fail(
            f"--store begins with {' or '.join(_POSTGRES)}; example: {_POSTGRES[0]}edenia@db/edenia"
        )
    if store and find_spec("asyncpg") is None:
        fail("--store needs asyncpg: pip install 'edenia[host,postgres]'")
    from edenia_tui.host.server import Plan
    from edenia_tui.host.ssh.proxied import read_networks

    limits = _limits(file, named, max_visits)
    try:
        networks = read_networks(balancers)
    except ValueError as error:
        fail(f"--proxy-from: {error}; example: 10.0.0.0/24")
    _run(Plan(address, port, folder, name, limits, store, networks, figures), lang)


def _limits(file: Path | None, named: tuple[str, ...], visits: int | None) -> "Limits":
    """Read the limits that were named: in a file, then one by one."""
    import tomllib

    from edenia_tui.host.limits import BadLimits, read_limits

    found: dict[str, object] = {}
    try:
        if file is not None:
            found |= tomllib.loads(file.read_text("utf-8"))
        for one in named:
            limit, _, figure = one.partition("=")
            found[limit] = _figure(figure)
        if visits is not None:
            found["visits"] = visits
        return read_limits(found)
    except (BadLimits, OSError, ValueError) as error:
        fail(f"limits: {error}")


def _figure(text: str) -> object:
    """Read a figure, or two for a rate."""
    figures = [float(part) if "." in part else int(part) for part in text.split(_RATE)]
    return figures[0] if len(figures) == 1 else figures


def _run(plan: "Plan", lang: str | None) -> None:
    import asyncio

    from edenia_tui.commands.surroundings import log_line
    from edenia_tui.host.logbook import Logbook
    from edenia_tui.host.server import run_host
    from edenia_tui.host.ssh.host_key import BadHostKey
    from edenia_tui.storage.save_errors import SaveError
    from edenia_tui.storage.shared.store import NewerFormat

    try:
        asyncio.run(run_host(plan, _announce(plan.address, lang), Logbook(log_line)))
    except (BadHostKey, NewerFormat, SaveError) as error:
        fail(str(error))
    except OSError as error:
        fail(f"{plan.address} port {plan.port}: {error.strerror or error}")


def _announce(address: str, lang: str | None) -> "Callable[[Opened], None]":
    """Make what tells, once people may come, how they do."""
    from edenia_tui.commands.surroundings import language_of, write_what_can_be
    from edenia_tui.language.speech import speech

    write_what_can_be()
    spoken = speech(language_of(lang))

    def announce(opened: "Opened") -> None:
        host, port = "localhost" if address == _LOOPBACK else address, opened.port
        say(
            [
                spoken("host-runs", address=address, port=port),
                spoken("host-runs-key", key=opened.fingerprint),
                spoken("host-runs-connect", host=host, port=port),
                spoken("host-runs-lines", lines=f"line@{host}", port=port),
                spoken("host-runs-stop"),
            ]
        )

    return announce


@command.command("move", short_help="Copy a store to another place.", options_metavar="")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def move_store(source: str, target: str) -> None:
    """Copy everything a host keeps: from a folder to PostgreSQL, or back.

    FROM and TO are folders or addresses such as postgresql://edenia@db/edenia. Nobody may be
    using either, and there may be nothing at TO. Nothing is kept there unless it is the same:
    the digests that are told are of what was read at both sides.

    \b
    Example:
      edenia host move /var/lib/edenia postgresql://edenia@db/edenia
    """
    import asyncio

    from edenia_tui.host.moving import NotMoved, move
    from edenia_tui.storage.save_errors import SaveError
    from edenia_tui.storage.shared.store import NewerFormat

    try:
        copied = asyncio.run(move(source, target))
    except (NotMoved, NewerFormat, SaveError, OSError) as error:
        fail(f"nothing was copied: {error}")
    say([f"{one.name}: {one.number}, digest {one.digest}" for one in copied])


def _word(name: str, about: str, arguments: str = "") -> None:
    """Add a word for a running host."""

    @command.command(name, help=about, short_help=about, options_metavar="")
    @click.argument("words", nargs=-1, metavar=arguments)
    @click.pass_obj
    def ask_host(folder: Path, words: tuple[str, ...]) -> None:
        import asyncio

        from edenia_tui.host.control import ask

        try:
            answer = asyncio.run(ask(folder, (name, *words)))
        except OSError:
            fail(f"no host runs with --data {folder}")
        say(answer.splitlines())


for _name, _about, _arguments in (
    ("status", "How many are here.", ""),
    ("tables", "Which tables wait or are played at.", ""),
    ("people", "Who is here.", ""),
    ("ban", "Keep somebody out; they have to leave.", "KIND VALUE [DAYS]"),
    ("unban", "Let somebody in again.", "KIND VALUE"),
    ("bans", "Who is kept out.", ""),
    ("forget", "Remove everything that is kept about somebody.", "NAME"),
    ("drain", "Let nobody in any more, and end soon; everybody is told.", "[SECONDS]"),
    ("shutdown", "End the host; everybody is told.", ""),
):
    _word(_name, _about, _arguments)
