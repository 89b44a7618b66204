"""Days as one speaks of them: "today", "yesterday", "last Thursday", "30 October"."""

from datetime import UTC, date, datetime, tzinfo
from zoneinfo import ZoneInfo

DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip


def spoken_day(at: datetime, now: datetime, zone_name: str) -> str:
    """The day of `at` in a time zone ("" is UTC), as said at `now`."""
    zone = zone_of(zone_name)
    day, today = at.astimezone(zone).date(), now.astimezone(zone).date()
    ago = (today - day).days
    if ago in (0, 1):
        return ("today", "yesterday")[ago]
    if 1 < ago < 7:
        return f"last {DAYS[day.weekday()]}"
    return long_day(day, today)


def long_day(day: date, today: date) -> str:
    """Day and month, with the year when it is another one."""
    year = "" if day.year == today.year else f" {day.year}"
    return f"{day.day} {MONTHS[day.month - 1]}{year}"


def zone_of(name: str) -> tzinfo:
    """The time zone of that name; UTC where there is none."""
    try:
        return ZoneInfo(name) if name else UTC
    except (OSError, ValueError, KeyError):
        return UTC


def clock(at: datetime | str, zone_name: str) -> str:
    """The time of day in a time zone: `21:40`."""
    moment = datetime.fromisoformat(at) if isinstance(at, str) else at
    return moment.astimezone(zone_of(zone_name)).strftime("%H:%M")
