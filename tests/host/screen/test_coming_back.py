"""A client that is killed, wherever its person is: the next one has the same place, and soon."""

import re
import subprocess
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from statistics import median

import pytest

from tests.host.lines.hosts import AT_LAST
from tests.host.screen.parlour import ENTER
from tests.host.screen.sshing import SshHost, Watched, a_host
from tests.host.ssh.doors import HERE, OPENSSH, client_key
from tests.long.proofs import cases

SOON = 2.0
"""Seconds after which somebody is back, as long as a visit takes on this machine aside."""
_SEAT = re.compile(r"([A-Z]) You ")
_PHASES = 9
_PEOPLE = ("Ann", "Ben")


def by_lines(host: SshHost, name: str, *typed: str) -> str:
    """Let somebody come by lines, type something and leave; what they heard."""
    known = host.folder / f"{name}.known"
    lines = (*typed, "quit") if known.exists() else (name, *typed, "quit")
    known.touch()
    command = [
        *(OPENSSH, "-F", "/dev/null", "-T", "-p", str(host.port)),
        *("-i", str(client_key(host.folder, name)), "-o", "IdentitiesOnly=yes"),
        *("-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null"),
        *("-o", "LogLevel=ERROR", f"line@{HERE}"),
    ]
    done = subprocess.run(
        command,
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=AT_LAST,
        check=False,
    )
    assert done.returncode == 0, done
    return done.stdout


def table(host: SshHost, name: str, words: str) -> str:
    """Let somebody open a table by lines; its code."""
    told = by_lines(host, name, f"open {words}")
    return told.split("\nTable ")[1].split(":")[0]


def is_played(shown: Watched) -> bool:
    """Tell whether a game is shown in which somebody is to choose."""
    return "Your turn" in shown.text or "is thinking" in shown.text


class Returns:
    """Kills clients and lets new ones come; how long it takes until they are where they were."""

    def __init__(self, host: SshHost) -> None:
        """Begin with nobody."""
        self.host = host
        self._ways = ExitStack()
        self.took: dict[str, float] = {}
        self.usual: list[float] = []
        """How long others take that come to the same place for the first time."""

    def come(self, name: str, *words: str) -> Watched:
        """Let somebody come."""
        return self._ways.enter_context(self.host.visit(name, *words))

    def close(self) -> None:
        """Let everybody go."""
        self._ways.close()

    def breaks(self, phase: str, shown: Watched, name: str, *words: str, sees: str) -> Watched:
        """Kill a client; a new one sees the same, from the same seat, and its time is taken."""
        seat = _SEAT.search(shown.text)
        shown.child.kill(9)
        began = time.monotonic()
        again = self.come(name, *words)
        again.until(sees)
        self.took[phase] = time.monotonic() - began
        found = _SEAT.search(again.text)
        self._looks_on(words)
        assert (found and found[1]) == (seat and seat[1]), (phase, again.text)
        return again

    def _looks_on(self, words: tuple[str, ...]) -> None:
        """Let somebody come to the same place who was never there, and take the time of that."""
        began = time.monotonic()
        if words:
            words = ("watch", *words[1:])
        with self.host.visit("Cy", *words) as shown:
            shown.until(
                lambda: any(one in shown.text for one in ("Lobby", "code", "One looks on."))
            )
        self.usual.append(time.monotonic() - began)


def in_the_lobby_and_at_a_new_table(returns: Returns) -> None:
    """Before anything has begun."""
    ann = returns.come("Ann")
    ann.until("Lobby: you are Ann")
    ann = returns.breaks("lobby", ann, "Ann", sees="Lobby: you are Ann")
    code = table(returns.host, "Ann", "exo 2")
    waiting = returns.come("Ann", "join", code)
    waiting.until("The code for others: ")
    returns.breaks("waiting", waiting, "Ann", "join", code, sees=f"The code for others: {code}")


def in_a_game_of_two(returns: Returns) -> None:
    """In one's own turn and the other's, between two parts of a choice, aside, and at the end."""
    code = table(returns.host, "Ann", "exo 2")
    by_lines(returns.host, "Ben", f"join {code}")
    seats = {name: returns.come(name, "join", code) for name in _PEOPLE}
    for shown in seats.values():
        shown.until(partial(is_played, shown))
    asked, other = sorted(_PEOPLE, key=lambda name: "Your turn" not in seats[name].text)
    at, goes = seats[asked], (asked, "join", code)
    at = returns.breaks("own turn", at, *goes, sees="Your turn: which planet?")
    waits = seats[other]
    returns.breaks("other's turn", waits, other, "join", code, sees=f"{asked} is thinking.")
    at.press(ENTER)
    at.until("Where to put")
    at = returns.breaks("middle of a choice", at, *goes, sees="Where to put")
    at.press("p")
    at.until("Replay ")
    at = returns.breaks("replay", at, *goes, sees="Where to put")
    at.press("v")
    at.until("WHAT IF")
    at = returns.breaks("what-if", at, *goes, sees="Where to put")
    by_lines(returns.host, other, f"join {code}", "finish")
    by_lines(returns.host, asked, f"join {code}", "agree")
    end = returns.come(*goes)
    end.until("all agreed to end it")
    returns.breaks("after the end", end, *goes, sees="all agreed to end it")


def while_a_bot_thinks(returns: Returns) -> None:
    """A bot that takes its time has the turn, or has just had it."""
    code = table(returns.host, "Ann", "edenia 2 shepherd")
    ann = returns.come("Ann", "join", code)
    ann.until(partial(is_played, ann))
    if "Your turn." in ann.text:
        ann.press(ENTER)
        ann.until("is thinking")
    returns.breaks("a bot thinks", ann, "Ann", "join", code, sees="EDENIA")


@pytest.mark.long
def test_the_same_place_whenever_a_client_is_killed(tmp_path: Path) -> None:
    """In each phase the seat is the same, within two seconds more than a visit takes as the median."""
    with a_host(tmp_path) as host:
        by_lines(host, "Cy")
        for _ in cases("host-returns"):
            returns = Returns(host)
            try:
                in_the_lobby_and_at_a_new_table(returns)
                in_a_game_of_two(returns)
                while_a_bot_thinks(returns)
            finally:
                returns.close()
            assert len(returns.took) == _PHASES
            soon = SOON + median(returns.usual)
            assert median(returns.took.values()) < soon, (returns.took, returns.usual)
