"""What the tricks of a hand come to by side: counters, last trick, buried cards (V1-V4, CT12).

Once every trick is told, the cards that nobody played are the buried ones.
Leaves out rounding and what the hand scores (scoring.py).
"""

from games.rules.asked_played import Played
from games.rules.duties import trick_points


def count_tricks(played: Played) -> dict[str, object]:
    """Points and tricks by side so far, and the sentence under them; `is_over` with the last trick."""
    done = [laid for laid in played.tricks if laid.is_complete]
    is_over = len(done) == played.most_tricks
    buried = _buried(played) if is_over else ()
    sides = [_side(played, side, buried) for side in played.rules.sides]
    return {
        "is_over": is_over,
        "sides": sides,
        "buried": list(buried),
        "buried_points": trick_points(played.rules, buried),
        "sentence": _sentence(played, len(done), buried),
    }


def side_of_place(played: Played, place: int) -> str:
    """The side that sits at a place."""
    return played.rules.sides[(place - 1) % len(played.rules.sides)]


def _side(played: Played, side: str, buried: tuple[str, ...]) -> dict[str, object]:
    places = [at + 1 for at in range(played.players) if side_of_place(played, at + 1) == side]
    won = [laid for laid in played.tricks if laid.is_complete and laid.winning in places]
    points = sum([trick_points(played.rules, laid.cards) for laid in won])
    if won and won[-1].number == played.most_tricks:
        points += played.rules.last_trick
    if side == _owner_of_buried(played):
        points += trick_points(played.rules, buried)
    names = " & ".join([played.names[place - 1] for place in places])
    return {"side": side, "name": names, "tricks": len(won), "points": points}


def _owner_of_buried(played: Played) -> str:
    """The bidder's side; nobody's where the buried counters are the defenders' to share."""
    if played.rules.buried_counters_to == "defenders":
        return ""
    return side_of_place(played, played.bidder)


def _buried(played: Played) -> tuple[str, ...]:
    deck = played.rules.deck
    return tuple(
        [code for code in deck.codes for _ in range(deck.copies - list(played.plays).count(code))]
    )


def _sentence(played: Played, done: int, buried: tuple[str, ...]) -> str:
    if done < played.most_tricks:
        taken = sum([trick_points(played.rules, laid.cards) for laid in played.tricks[:done]])
        left = played.rules.trick_total - taken
        return f"{done} of {played.most_tricks} tricks; {left} points are still out."
    if not buried:
        return f"All {done} tricks, the last one with {played.rules.last_trick}."
    points = trick_points(played.rules, buried)
    return f"All {done} tricks; {points} points lie buried."
