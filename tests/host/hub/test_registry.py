"""Who is who: by proven keys, by codes that are kept as digests, and by nothing else."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from edenia_tui.host.hub.codes import fresh_code
from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.hub.names import BadName, NameFault
from edenia_tui.host.hub.refusing import NotDone, Why
from edenia_tui.host.hub.registry import Registry
from edenia_tui.storage.sqlite.store import FILE
from tests.host.hub.company import clock_of, in_hub

HERE, THERE = "10.0.0.1", "10.0.0.2"


def with_registry(folder: Path, use: Callable[[Registry, Hub], Awaitable[None]]) -> None:
    """Use a registry once."""

    async def run(hub: Hub) -> None:
        await use(Registry(hub.house), hub)

    in_hub(folder, run)


async def refused(attempt: Awaitable[object], why: Why) -> None:
    """See that something is not done, and why."""
    with pytest.raises(NotDone) as caught:
        await attempt
    assert caught.value.why is why


def test_a_key_is_an_account_from_the_first_visit_on(tmp_path: Path) -> None:
    """The first visit chooses a name; nobody else has it, guests included."""

    async def use(registry: Registry, hub: Hub) -> None:
        del hub
        assert await registry.recognise("k1") is None
        assert await registry.suggest("anna") == "anna"
        anna = await registry.register("Anna", "k1")
        found = await registry.recognise("k1")
        assert found is not None
        assert (found.id, found.name, found.is_guest) == (anna.id, "Anna", False)
        assert await registry.suggest("ANNA") == ""
        assert await registry.suggest("root") == ""
        for attempt in (registry.register("aNNa", "k2"), registry.register_guest("ANNA")):
            with pytest.raises(BadName) as caught:
                await attempt
            assert caught.value.fault is NameFault.TAKEN
        assert await registry.recognise("k2") is None
        ben = await registry.register("Ben", "k2")
        with pytest.raises(BadName):
            await registry.rename(ben, "Anna")
        assert await registry.rename(ben, "Benno") == "Benno"
        assert await registry.suggest("Ben") == "Ben"

    with_registry(tmp_path, use)


def test_a_guest_comes_back_by_the_code(tmp_path: Path) -> None:
    """The code is not kept; wrong ones of one address are not tried for long."""
    codes: list[str] = []

    async def use(registry: Registry, hub: Hub) -> None:
        guest, code = await registry.register_guest("Gus")
        codes.append(code)
        typed = f"{code[:7].lower()} {code[7:]}"
        assert (await registry.come_back(typed, HERE)).id == guest.id
        assert await registry.recognise("") is None
        for _ in range(int(hub.house.limits.codes.burst)):
            await refused(registry.come_back(fresh_code(14), HERE), Why.NO_CODE)
        await refused(registry.come_back(code, HERE), Why.TOO_FAST)
        assert (await registry.come_back(code, THERE)).id == guest.id
        clock_of(hub).pass_by(3_600)
        assert (await registry.come_back(code, HERE)).id == guest.id
        await refused(registry.offer_link(guest), Why.NO_GUESTS)

    with_registry(tmp_path, use)
    kept = b"".join(path.read_bytes() for path in tmp_path.glob(f"{FILE}*"))
    assert b"Gus" in kept
    assert codes[0].encode() not in kept


def test_another_key_is_added_by_a_code_typed_on_the_other_machine(tmp_path: Path) -> None:
    """Once and soon; keys are listed and revoked, but never the last one."""

    async def use(registry: Registry, hub: Hub) -> None:
        anna = await registry.register("Anna", "k1")
        code = await registry.offer_link(anna)
        await refused(registry.link(fresh_code(14), "k2", HERE), Why.NO_CODE)
        assert (await registry.link(code.lower(), "k2", HERE)).id == anna.id
        await refused(registry.link(code, "k3", HERE), Why.NO_CODE)
        late = await registry.offer_link(anna)
        clock_of(hub).pass_by(hub.house.limits.link_seconds + 1)
        await refused(registry.link(late, "k3", HERE), Why.NO_CODE)
        assert [key.fingerprint for key in await registry.keys(anna)] == ["k1", "k2"]
        await registry.revoke(anna, "k1")
        assert await registry.recognise("k1") is None
        await refused(registry.revoke(anna, "k2"), Why.LAST_KEY)
        await registry.forget(anna)
        assert await registry.recognise("k2") is None
        assert await registry.suggest("Anna") == "Anna"

    with_registry(tmp_path, use)
