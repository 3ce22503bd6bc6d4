"""Who somebody is: new accounts and guests, and what tells them apart."""

from secrets import token_hex
from typing import Final

from edenia_tui.storage.shared.people import Account

_OF_ACCOUNTS: Final = "a"
_OF_GUESTS: Final = "g"


def new_account(name: str) -> Account:
    """Make an account for somebody with a key."""
    return Account(_OF_ACCOUNTS + token_hex(8), name)


def new_guest(name: str) -> Account:
    """Make what a guest is known by."""
    return Account(_OF_GUESTS + token_hex(8), name, is_guest=True)


def is_guest(account: str) -> bool:
    """Tell by the id whether somebody is a guest."""
    return account.startswith(_OF_GUESTS)
