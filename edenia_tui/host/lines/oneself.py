"""What somebody says about themselves in the lobby: their name, their keys, and to be forgotten."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from edenia_tui.host.lines.conversation import Speaker
from edenia_tui.language.folding import as_number, folded
from edenia_tui.line.leaving import Left

_YES: Final = ("yes", "oui")
_SHOWN: Final = 12
"""So much of a fingerprint is told; nobody reads out more."""


class Oneself:
    """Somebody's account, for somebody in the lobby."""

    def __init__(self, speaker: Speaker, fingerprint: str) -> None:
        """Know who asks, and the key they came with; none for a guest."""
        self._speaker = speaker
        self._fingerprint = fingerprint

    async def rename(self, words: Sequence[str]) -> None:
        """Be called otherwise."""
        speaker = self._speaker
        if not words:
            speaker.say(speaker.spoken("host-name-what"))
            return
        name = await speaker.visiting.rename(" ".join(words))
        speaker.say(speaker.spoken("host-you-are", name=name))

    async def keys(self, words: Sequence[str]) -> None:
        """List one's keys."""
        del words
        speaker = self._speaker
        spoken, visiting = speaker.spoken, speaker.visiting
        keys = await visiting.registry.keys(visiting.account)
        if not keys:
            speaker.say(spoken("host-keys-none"))
            return
        zone = visiting.visit.zone
        lines = [
            spoken(
                "host-key",
                number=number,
                fingerprint=_short(key.fingerprint),
                date=f"{datetime.fromtimestamp(key.added, zone):%Y-%m-%d}",
                here="yes" if key.fingerprint == self._fingerprint else "no",
            )
            for number, key in enumerate(keys, 1)
        ]
        speaker.say(*lines, spoken("host-keys-how"))

    async def link(self, words: Sequence[str]) -> None:
        """Give a code for another key."""
        del words
        speaker = self._speaker
        spoken, visiting = speaker.spoken, speaker.visiting
        code = await visiting.registry.offer_link(visiting.account)
        minutes = round(speaker.hub.house.limits.link_seconds / 60)
        speaker.say(spoken("host-link-code", code=code), spoken("host-link-soon", minutes=minutes))

    async def revoke(self, words: Sequence[str]) -> None:
        """Do not be known by a key any more."""
        speaker = self._speaker
        visiting = speaker.visiting
        keys = await visiting.registry.keys(visiting.account)
        number = as_number(words[0]) if words else None
        if number is None or not 1 <= number <= len(keys):
            speaker.say(speaker.spoken("host-revoke-what"))
            return
        await visiting.registry.revoke(visiting.account, keys[number - 1].fingerprint)
        speaker.say(speaker.spoken("host-revoked"))

    async def forget(self, words: Sequence[str]) -> None:
        """Have everything removed that is kept about oneself; Left when it is."""
        del words
        speaker = self._speaker
        typed = await speaker.hear(speaker.spoken("host-forget-sure"))
        if folded(typed or "") not in _YES:
            speaker.say(speaker.spoken("host-not-forgotten"))
            return
        await speaker.visiting.registry.forget(speaker.visiting.account)
        speaker.say(speaker.spoken("host-forgotten"))
        raise Left


def _short(fingerprint: str) -> str:
    """Give the beginning of a fingerprint, which people compare."""
    return fingerprint.partition(":")[2][:_SHOWN] or fingerprint[:_SHOWN]
