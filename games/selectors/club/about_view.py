"""What a club is: its pages with what is in each, and what a phone may do about it."""

from typing import Any

from django.urls import reverse

from games.models import Club, Game
from games.selectors.club.frame import count_words
from games.selectors.club.plain import Told, plain_page, text_field
from games.stats.links import club_href

MAY = {
    "organiser": "This phone runs the club: its people, seasons, rules and links.",
    "member": "This phone may bring its tables into the club and save searches.",
    "viewer": "This phone sees what the club has played.",
}
PUBLIC = "You see what this club has played. Nothing can be changed here."


def about_view(club: Club, told: Told | None = None, typed: str | None = None) -> dict[str, Any]:
    """For `about.html`. Four queries."""
    address = {"about": club_href(club, "club-about")}
    return plain_page(club, "About the club", "club") | {
        "rows": [row for row in rows(club) if row["href"]],
        "may": MAY[club.grant.role] if club.grant else PUBLIC,
        "action": address["about"],
        "name": text_field("name", "Name", club.name if typed is None else typed, told),
        "new_table": f"{reverse('games:table-new')}?club={club.address}" if club.can_bring else "",
        "is_held": club.grant is not None,
        "hide": club_href(club, "club-hide") if club.grant else "",
    }


def rows(club: Club) -> list[dict[str, str]]:
    """The pages of a club: what each is called, and what is in it."""
    people = list(club.people.filter(stands_for=None).values_list("is_guest", flat=True))
    games = Game.objects.filter(table__club=club).count()
    seasons = list(club.seasons.filter(hidden_at=None).order_by("-starts_on", "-pk"))
    profiles = club.profiles.filter(hidden_at=None).values("name", "variant").distinct().count()
    guests = people.count(True)
    shown = [
        ("club", "Standings", count_words(games, "game")),
        ("club-people", "People", roster_words(len(people) - guests, guests)),
        ("club-seasons", "Seasons", ", ".join(each.name for each in seasons[:3]) or "none yet"),
        ("club-tables", "Tables", "where its games are played"),
        ("club-profiles", "Rules", f"{count_words(profiles, 'set')} under a name"),
    ]
    if club.can_edit:
        shown.append(("club-share", "Links", "for organisers, members and viewers"))
    return [
        {"href": club_href(club, name), "label": label, "note": note} for name, label, note in shown
    ]


def roster_words(regulars: int, guests: int) -> str:
    """ "6 on the roster, 2 guests"."""
    return f"{regulars} on the roster" + (f", {count_words(guests, 'guest')}" if guests else "")
