"""The run-time twin of the import contracts: what importing the rules loads, and what it must not."""

import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import rules.kernel

FRONT_ENDS = {"textual", "rich", "click", "asyncio", "edenia_tui"}
KERNEL, BOTS = "rules.kernel", "rules.bots"

_PROBE = """
import importlib, pkgutil, sys
root = importlib.import_module(sys.argv[1])
if sys.argv[2] == "all" and hasattr(root, "__path__"):
    for module in pkgutil.walk_packages(root.__path__, root.__name__ + "."):
        importlib.import_module(module.name)
print(*sorted(sys.modules))
"""


def loaded(module: str, *, inside: bool = False) -> set[str]:
    """Everything that is loaded after importing a module (and all modules inside it) afresh."""
    run = subprocess.run(
        [sys.executable, "-c", _PROBE, module, "all" if inside else "one"],
        capture_output=True,
        check=True,
        cwd=Path(__file__).parents[1],
        text=True,
    )
    return set(run.stdout.split())


def packages() -> list[str]:
    """The packages of the rules: the kernel, the games and, once they exist, the bots."""
    return [f"rules.{found.name}" for found in pkgutil.iter_modules(rules.__path__)]


def modules_of_kernel() -> list[str]:
    """The modules of the kernel, one by one."""
    return [found.name for found in pkgutil.walk_packages(rules.kernel.__path__, f"{KERNEL}.")]


def of_rules(modules: set[str]) -> set[str]:
    """The packages of the rules that modules belong to."""
    return {".".join(name.split(".")[:2]) for name in modules if name.startswith("rules.")}


def test_the_probe_sees_what_is_loaded() -> None:
    """Importing asyncio is seen, and so is every module inside a package."""
    assert "asyncio" in loaded("asyncio")
    assert "rules.kernel.record" in loaded(KERNEL, inside=True)
    assert "rules.kernel.record" not in loaded(KERNEL)


@pytest.mark.parametrize("package", [*packages(), "rules"])
def test_rules_load_no_front_end(package: str) -> None:
    """No module of the rules loads Textual, Rich, click, asyncio or our own front ends."""
    assert loaded(package, inside=True) & FRONT_ENDS == set()


@pytest.mark.parametrize("package", [name for name in packages() if name != BOTS])
def test_games_load_only_themselves_and_the_kernel(package: str) -> None:
    """The kernel loads no game, a game no other game and no bot; bots may load every game."""
    assert of_rules(loaded(package, inside=True)) <= {KERNEL, package}


@pytest.mark.parametrize("module", modules_of_kernel())
def test_each_module_of_the_kernel_loads_no_game(module: str) -> None:
    """Imported on its own, a module of the kernel loads nothing of the rules but the kernel."""
    assert of_rules(loaded(module)) == {KERNEL}


_LINE_MODE = ("conversation", "games", "language", "line", "sharing", "storage", "table")


@pytest.mark.parametrize("package", _LINE_MODE)
def test_line_mode_loads_no_screen(package: str) -> None:
    """Whatever line mode is made of works without Textual and Rich."""
    assert loaded(f"edenia_tui.{package}", inside=True) & {"textual", "rich"} == set()


@pytest.mark.parametrize("module", ["edenia_tui.commands.play", "edenia_tui.host.server"])
def test_games_and_hosts_do_without_postgresql(module: str) -> None:
    """Neither a game at home nor a host with the embedded store loads anything of PostgreSQL."""
    found = loaded(module)
    assert not {name for name in found if name.startswith(("asyncpg", "edenia_tui.host.postgres"))}


_RULE = """
import sys
from edenia_tui.cli import main
sys.argv = ["edenia", "rules", "LEAP-2"]
try:
    main()
except SystemExit:
    print(*sorted(sys.modules))
"""


def test_a_rule_is_read_without_its_game(tmp_path: Path) -> None:
    """A rule by its id is text: neither the game nor the search nor any record is loaded for it."""
    run = subprocess.run(
        [sys.executable, "-c", _RULE],
        capture_output=True,
        check=True,
        cwd=Path(__file__).parents[1],
        env={"EDENIA_CONFIG": str(tmp_path), "LC_ALL": "C.UTF-8"},
        text=True,
    )
    said, modules = run.stdout.rsplit("\n", 2)[0], set(run.stdout.splitlines()[-1].split())
    assert "LEAP-2" in said
    of_games = {name for name in modules if name.startswith("rules.") and name[6:12] != "kernel"}
    assert of_games == {"rules.edenia", "rules.edenia.rulebook"}
    assert not modules & {
        "platformdirs",
        "edenia_tui.lookup.search",
        "edenia_tui.storage.record_text",
    }
