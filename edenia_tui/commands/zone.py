"""The time zone of this machine."""

from datetime import UTC, datetime, timedelta, tzinfo


class ZoneHere(tzinfo):
    """Whatever the clock of this machine says, in summer and in winter."""

    def utcoffset(self, moment: datetime | None) -> timedelta | None:
        """Tell how far a moment here is ahead of the world's time."""
        return None if moment is None else moment.replace(tzinfo=None).astimezone().utcoffset()

    def dst(self, moment: datetime | None) -> timedelta | None:
        """Tell nothing: nobody asks for summer time by itself."""
        del moment
        return None

    def tzname(self, moment: datetime | None) -> str | None:
        """Name the zone as this machine does."""
        return None if moment is None else moment.replace(tzinfo=None).astimezone().tzname()

    def fromutc(self, moment: datetime) -> datetime:
        """Put a moment of the world's time into the clock of this machine."""
        here = moment.replace(tzinfo=UTC).astimezone()
        first = here.replace(tzinfo=self, fold=0)
        is_second = first.utcoffset() != here.utcoffset()
        return first.replace(fold=int(is_second))  # the hour that comes twice in autumn
