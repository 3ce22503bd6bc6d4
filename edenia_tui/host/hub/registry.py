"""Who is who: accounts by proven keys, guests by a code, names, and several keys for one person.

Rule of the file: nobody is believed. A fingerprint that is handed in here was proven by a signature;
codes are kept as digests, and wrong ones are limited.
"""

from typing import NamedTuple

from edenia_tui.host.hub.accounts import new_account, new_guest
from edenia_tui.host.hub.allowance import Allowance
from edenia_tui.host.hub.codes import OF_LINKS, OF_RETURN, digest, fresh_code
from edenia_tui.host.hub.house import House
from edenia_tui.host.hub.names import BadName, NameFault, check_name, folded, reserved_names
from edenia_tui.host.hub.refusing import NotDone, Why
from edenia_tui.storage.shared.people import Account, Key, NameTaken


class NewGuest(NamedTuple):
    """A guest, and the code by which the same person comes back."""

    account: Account
    code: str


class Registry:
    """Everybody whom a host knows."""

    def __init__(self, house: House) -> None:
        """Get ready."""
        self._house = house
        self._people = house.store.people
        self._reserved = reserved_names(house.games)
        self._wrong_codes = Allowance(house.limits.codes, house.clock.time)

    async def recognise(self, fingerprint: str) -> Account | None:
        """Find whose proven key it is; None for somebody new."""
        account = await self._people.by_key(fingerprint)
        if account is not None:
            await self._people.saw(account.id)
        return account

    async def suggest(self, typed: str) -> str:
        """Give the name somebody could have, going by what their client calls them; or nothing."""
        try:
            name = check_name(typed, self._reserved)
        except BadName:
            return ""
        return "" if await self._people.by_name(folded(name)) else name

    async def register(self, typed: str, fingerprint: str) -> Account:
        """Take note of somebody with a proven key.

        Raises:
            BadName: they cannot be called so.
            SaveError: it could not be kept.
        """
        account = new_account(check_name(typed, self._reserved))
        await self._add(account, fingerprint=fingerprint)
        return account

    async def register_guest(self, typed: str) -> NewGuest:
        """Take note of somebody without a key. Raises as `register`."""
        account, code = new_guest(check_name(typed, self._reserved)), fresh_code(OF_RETURN)
        await self._add(account, return_digest=digest(code))
        return NewGuest(account, code)

    async def come_back(self, code: str, address: str) -> Account:
        """Find the guest who was shown a code.

        Raises:
            NotDone: it is nobody's, or there were too many wrong ones.
        """
        self._check_codes(address)
        account = await self._people.by_return(digest(code))
        if account is None:
            self._wrong_codes.takes(address)
            raise NotDone(Why.NO_CODE)
        await self._people.saw(account.id)
        return account

    async def rename(self, account: Account, typed: str) -> str:
        """Call somebody otherwise; what they are called now. Raises as `register`."""
        name = check_name(typed, self._reserved)
        try:
            await self._people.rename(account.id, name, folded(name))
        except NameTaken:
            raise BadName(NameFault.TAKEN) from None
        return name

    async def offer_link(self, account: Account) -> str:
        """Make a code by which another key of the same person is added, once and soon.

        Raises:
            NotDone: guests have no keys.
        """
        if account.is_guest:
            raise NotDone(Why.NO_GUESTS)
        code = fresh_code(OF_LINKS)
        seconds = self._house.limits.link_seconds
        await self._people.offer_link(account.id, digest(code), seconds)
        return code

    async def link(self, code: str, fingerprint: str, address: str) -> Account:
        """Add a proven key, so far nobody's, to the account that offered a code.

        Raises:
            NotDone: nothing was offered, or there were too many wrong codes.
        """
        self._check_codes(address)
        account = await self._people.link(digest(code), fingerprint)
        if account is None:
            self._wrong_codes.takes(address)
            raise NotDone(Why.NO_CODE)
        return account

    async def keys(self, account: Account) -> list[Key]:
        """List somebody's keys."""
        return await self._people.keys(account.id)

    async def revoke(self, account: Account, fingerprint: str) -> None:
        """Do not know one of somebody's keys any more; NotDone for the last one."""
        if not await self._people.revoke(account.id, fingerprint):
            raise NotDone(Why.LAST_KEY)

    async def forget(self, account: Account) -> None:
        """Remove everything that is kept about somebody; games they played with others stay."""
        await self._people.forget(account.id)

    async def _add(
        self, account: Account, *, fingerprint: str = "", return_digest: str = ""
    ) -> None:
        try:
            await self._people.add(
                account,
                folded(account.name),
                fingerprint=fingerprint,
                return_digest=return_digest,
            )
        except NameTaken:
            raise BadName(NameFault.TAKEN) from None

    def _check_codes(self, address: str) -> None:
        if self._wrong_codes.left(address) < 1:
            raise NotDone(Why.TOO_FAST)
