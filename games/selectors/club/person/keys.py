"""What leads on from the pages of people, and what they say where nothing was played."""

from games.selectors.club.frame import count_words
from games.stats.links import page_href
from games.stats.person.behind import Behind
from games.stats.person.main import Looked
from games.stats.person.sat import score_of
from games.stats.scope import Scope


def second(looked: Looked) -> str:
    """ "8 of 14 games won"."""
    score = score_of(looked.sat)
    if not score.games:
        return "No game played out."
    return f"{score.won:,} of {count_words(score.games, 'game')} won"


def keys_view(behind: Behind, hands: int) -> list[dict[str, str]]:
    """All hands, as a list and as a file; how bids went."""
    if not hands:
        return []
    asked = behind.asked
    return [
        {"label": f"All {count_words(hands, 'hand')}", "href": behind.hands()},
        {"label": "CSV", "href": page_href(behind.scope, "club-hands-csv", **asked)},
        {"label": "Bid explorer", "href": page_href(behind.scope, "club-bids", **asked)},
    ]


def empty_view(scope: Scope, looked: Looked, name: str) -> dict[str, str] | None:
    """What is said where none of the games looked at was theirs; None where one was."""
    if looked.sat or looked.shares:
        return None
    if looked.ever:
        return {
            "sentence": f"{name}: no game among these.",
            "words": "There are games on other days or of another kind.",
            "href": Scope(scope.club).query(),
            "label": "All games since the beginning",
        }
    return {
        "sentence": f"{name}: no game yet.",
        "words": "Figures come by themselves with the first game at a table of this club.",
    }


def nothing_between(scope: Scope, title: str) -> dict[str, str]:
    """What is said where two never were on different sides."""
    if scope.told == Scope(scope.club).told:
        words = "They have not been on different sides of a game that was played out."
        return {"sentence": f"{title}: no game yet.", "words": words}
    return {
        "sentence": f"{title}: no game among these.",
        "words": "There may be games on other days or of another kind.",
        "href": Scope(scope.club).query(),
        "label": "All games since the beginning",
    }
