"""The best partner and the nemesis: who it is, from how many games on, and what is behind it."""

import pytest

from games.models import Club
from games.selectors.club.person.opponents import Opponent, nemesis
from games.selectors.club.person.partners import Partner, best_partner
from games.stats.people import Shown
from games.stats.person.behind import Behind
from games.stats.person.opponents import Met
from games.stats.person.sat import Score
from games.stats.scope import Scope

NAMES = ("Bob", "Cy", "Dee")
SCOPE = Scope(Club(pk=1, address="a" * 22))
BEHIND = Behind(SCOPE, person=9)


def shown(number: int) -> Shown:
    return Shown(number, NAMES[number - 1], False, "")


def nemesis_of(*met: Met) -> tuple[str, str]:
    """The sentence of who met Bob, Cy and Dee so often, and where it leads."""
    found = [Opponent(shown(number), each, 0, 0) for number, each in enumerate(met, 1)]
    told = nemesis(found, BEHIND, "Ann")
    return (told.text, told.href) if told else ("", "")


def best_of(*scores: Score) -> tuple[str, str]:
    """The sentence of who sat with Bob, Cy and Dee so often, and where it leads."""
    partners = [Partner(shown(number), [], [], SCOPE) for number in range(1, len(scores) + 1)]
    for partner, score in zip(partners, scores, strict=True):
        partner.score = score
    told = best_partner(partners, BEHIND, "Ann")
    return (told.text, told.href) if told else ("", "")


@pytest.mark.parametrize(
    ("met", "sentence", "who"),
    [
        ((), "", 0),
        ((Met(4, 0, 4),), "Nobody played 5 of these games against Ann.", 0),
        (
            (Met(6, 3, 3), Met(4, 0, 4)),
            "No nemesis: nobody has won more games against Ann than lost, in 5 or more.",
            0,
        ),
        # Three in five is more than eleven in twenty, and as much as six in ten, of which there are more.
        (
            (Met(20, 9, 11), Met(5, 2, 3), Met(10, 4, 6)),
            "Nemesis: Dee, who won 6 of 10 games against Ann.",
            3,
        ),
        # At a table of three somebody else may have won.
        ((Met(5, 1, 2),), "Nemesis: Bob, who won 2 of 5 games against Ann.", 1),
    ],
)
def test_nemesis(met: tuple[Met, ...], sentence: str, who: int) -> None:
    text, href = nemesis_of(*met)
    assert text == sentence
    assert href == (BEHIND.hands(against=who, ended="credited") if who else "")


@pytest.mark.parametrize(
    ("scores", "sentence", "who"),
    [
        ((), "", 0),
        ((Score(4, 0),), "Nobody sat across from Ann in 5 of these games.", 0),
        (
            (Score(4, 0), Score(3, 2), Score(6, 3, 1)),
            "Best partner: Dee, 6 of 10 games won together.",
            3,
        ),
        ((Score(5, 4), Score(5, 1)), "Best partner: Cy, 5 of 6 games won together.", 2),
    ],
)
def test_best_partner(scores: tuple[Score, ...], sentence: str, who: int) -> None:
    text, href = best_of(*scores)
    assert text == sentence
    assert href == (BEHIND.hands(partner=who, ended="credited") if who else "")
