"""Words that get one answer, games in and out, first visits, and the end of a host."""

import asyncio
import itertools
import json
import os
import re
import signal
import stat
import sys
from pathlib import Path

import pexpect

from tests.host.lines.hosts import AT_LAST, Evening, Host, Party, at_a_party
from tests.host.lines.test_games import sit_down


def test_one_answer_and_an_exit_code(tmp_path: Path) -> None:
    """Rules and positions are answered in the client's language; everything else is one line and no."""

    async def use(party: Party) -> None:
        ask = party.host.ask
        code, out, _ = await ask("rules", "LEAP-2")
        assert (code, out.startswith("LEAP-2.")) == (0, True)
        french = {"LC_ALL": "fr_FR.UTF-8", "LANG": "fr_FR.UTF-8"}
        code, out, _ = await ask("rules", "LEAP-2", env=french)
        assert (code, "trèfle" in out) == (0, True)
        code, out, _ = await ask("legal", "--plain", text=b"")
        assert code == 0
        first = out.splitlines()[0]
        code, out, err = await ask("check", f"'{first}'", text=b"")
        assert (code, bool(out), bool(err)) == (0, True, True)
        code, out, err = await ask("legal", text=b"nonsense\n")
        assert (code, out, "standard input" in err) == (2, "", True)
        for refused in ("ls /", "sh", "scp -f x", "show --nothing", "play", "rules --output x"):
            code, out, err = await ask(*refused.split())
            assert (code, out, err.count("\n")) == (2, "", 1), refused
        code, out, err = await ask("show", "/etc/passwd", text=b"")
        assert code == 2
        assert "root:" not in out + err

    at_a_party(tmp_path, use)


def test_a_game_goes_out_and_comes_in(tmp_path: Path) -> None:
    """Only one's own finished games; what comes in is checked and kept beside them."""

    async def use(party: Party) -> None:
        anna, ben, code = await sit_down(party, "exo 2", language="en")
        first, second = await Evening(6).play(anna, ben)
        number, out, err = await party.host.ask("export", code, key="Anna")
        assert (number, out, "not over" in err) == (1, "", True)
        first.type("finish")
        await second.hears("wants to end the game")
        await second.says("agree", "all agreed to end it")
        number, record, _ = await party.host.ask("export", code, key="Anna")
        assert number == 0
        assert "# sit" not in record
        number, out, err = await party.host.ask("export", code)
        assert (number, out) == (1, "")
        await party.comes("Carl")
        number, out, err = await party.host.ask("export", code, key="Carl")
        assert (number, out, "no such table" in err) == (1, "", True)
        number, out, _ = await party.host.ask("import", "mine", key="Carl", text=record.encode())
        assert number == 0
        kept = re.search(r"\b[2-9A-Z]{8}\b", out)
        assert kept is not None
        number, again, _ = await party.host.ask("export", kept[0], key="Carl")
        assert number == 0
        assert again.splitlines()[-1] == record.splitlines()[-1]
        number, out, err = await party.host.ask("import", key="Carl", text=b"rubbish\n")
        assert (number, out, bool(err)) == (2, "", True)

    at_a_party(tmp_path, use)


def test_guests_keys_and_names(tmp_path: Path) -> None:
    """A guest comes back by a code; a second key is added by one; names are nobody else's."""

    async def use(party: Party) -> None:
        anna = await party.comes("Anna")
        told = await anna.says("link", "type: link ")
        code = told.split("link ")[-1].rstrip(".")
        process = await _client(party.host, key="other")
        assert process.stdin is not None
        process.stdin.write(f"Anna\n?\nlink {code}\nkeys\nrevoke 1\nkeys\nquit\n".encode())
        text = (await process.communicate())[0].decode()
        assert "Somebody is called so" in text
        assert "This key is yours now, Anna." in text
        assert "2: key" in text
        assert "That key is not known here any more." in text
        guest = await _client(party.host)
        text = (await guest.communicate(b"Greta\nquit\n"))[0].decode()
        code = text.split("Your return code: ")[1].split(".")[0]
        again = await _client(party.host)
        text = (await again.communicate(f"return {code}\nname Gerda\nquit\n".encode()))[0].decode()
        assert "You are Gerda." in text
        assert "Goodbye, Gerda." in text

    at_a_party(tmp_path, use)


async def _client(host: Host, key: str = "") -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *host.command(key=key),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


def test_with_a_terminal_lines_are_edited(tmp_path: Path) -> None:
    """What is typed is echoed, wide letters and arrows work, and lines come back by the arrows."""

    async def use(party: Party) -> None:
        await asyncio.to_thread(_type_at_a_terminal, party.host)

    at_a_party(tmp_path, use)


def _type_at_a_terminal(host: Host) -> None:
    command = host.command(user="anna", options=("-tt", "-o", "SendEnv=LC_ACCESSIBLE"))
    environ = {**os.environ, "TERM": "xterm", "LC_ACCESSIBLE": "1"}
    client = pexpect.spawn(command[0], command[1:], encoding="utf-8", timeout=30, env=environ)
    client.expect("Press Enter for anna: ")
    client.send("Zo\u4f60\x7f\u00e9\r")
    client.expect("You are Zo\u00e9")
    client.expect("Lobby: ")
    client.send("ople\x7f\x7f\x7feople\x01\x1b[C\x1b[3~p\x1b[D\x7fp\r")
    client.expect("Lobby: ")
    client.send("people\r")
    client.expect("Here: Zo\u00e9")
    client.expect("Lobby: ")
    client.send("\x1b[A\r")
    client.expect("Here: Zo\u00e9")
    client.expect("Lobby: ")
    client.send("half a line\x03")
    client.expect("Lobby: ")
    client.send("\x03")
    client.expect("Ctrl-C again leaves")
    client.send("\x03")
    client.expect("Goodbye, Zo\u00e9")
    client.expect(pexpect.EOF)
    client.close()
    assert client.exitstatus == 0


def test_whoever_runs_it_is_told_and_obeyed(tmp_path: Path) -> None:
    """Status, people, a ban and a shutdown over a socket of their own; the log has no names."""

    async def use(party: Party) -> None:
        data = party.host.folder / "data"
        anna, ben = await party.comes("Anna"), await party.comes("Ben")
        assert "visits 2" in await _control(data, "status")
        assert "Anna" in await _control(data, "people")
        assert "no tables" in await _control(data, "tables")
        assert "1 had to leave" in await _control(data, "ban", "name", "Ben")
        await ben.hears("You may not stay here.")
        assert await ben.ends() == 0
        for name in ("host_key", "control.sock", "host.db"):
            assert not stat.S_IMODE((data / name).stat().st_mode) & 0o077
        assert "1 are told" in await _control(data, "shutdown")
        await anna.hears("The host ends now.")
        assert await anna.ends() == 0
        assert await party.host.stop() == 0, "it ends already, and heeds no signal any more"
        events = [json.loads(line) for line in party.host.log.splitlines()]
        assert [one["event"] for one in events][-1] == "closed"
        assert "Anna" not in party.host.log

    at_a_party(tmp_path, use)


async def _control(data: Path, *words: str) -> str:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "edenia_tui", "host", "--data", str(data), *words),
        stdout=asyncio.subprocess.PIPE,
    )
    return (await process.communicate())[0].decode()


async def _storm(host: Host) -> int:
    """Send signals until the host is gone: somebody impatient, and a system that shuts down."""
    process = host.process
    assert process is not None
    async with asyncio.timeout(AT_LAST):
        for number in itertools.cycle((signal.SIGTERM, signal.SIGINT, signal.SIGHUP)):
            if process.returncode is None:
                process.send_signal(number)
                await asyncio.sleep(0.002)
            else:
                break
    return await process.wait()


def test_after_a_restart_everything_is_as_it_was(tmp_path: Path) -> None:
    """SIGTERM, however often, tells everybody and keeps all; the same seats and games are there again."""

    async def use(party: Party) -> None:
        anna, ben, code = await sit_down(party, "edenia 2")
        await Evening(8).play(anna, ben)
        assert await _storm(party.host) == 0, party.host.log
        await anna.hears("The host ends now.")
        await ben.hears("L'hôte s'arrête.")
        await party.host.start()
        again = await party.comes("Anna", "join", code, lobby=False)
        await again.hears("Type m for your moves", "Meanwhile:")

    at_a_party(tmp_path, use)
