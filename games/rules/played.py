"""A whole hand trick by trick: who wins each, what it holds, who reneged, what it comes to.

T1-T8, G1, G2 (the lead passes to the winner), V1-V4 with the last trick, CT12 (the cards that were
never played are the buried ones). A renege shows in what its player is known to have held: the
cards told of him, and those he played later. Leaves out penalties (IR1, IR2).
"""

from games.rules.asked_played import Played, read_played
from games.rules.counted_tricks import count_tricks
from games.rules.duties import name_of, trick_points
from games.rules.laid import Laid, held_before
from games.rules.trick_words import duty_in, either, group_cards, must_play
from games.rules.tricks import Trick, judge_play, why_winning


def answer_played(request: object) -> dict[str, object]:
    """Answer what is asked about a hand as it is played, in finished words.

    :raises TrickRefused: with every problem of the request.
    """
    played = read_played(request)
    shown, reneges = played.tricks[-1], find_reneges(played)
    headline, reason, rule, groups = _ruling(played, shown, reneges)
    return {
        "headline": headline,
        "reason": reason,
        "rule": rule,
        "groups": groups,
        "trick": _trick_shown(played, shown),
        "tricks": [_line(played, laid) for laid in played.tricks if laid.is_complete],
        "reneges": reneges,
        "next": shown.next_place,
        "may_take_back": bool(played.plays),
        "counted": count_tricks(played),
    }


def find_reneges(played: Played) -> list[dict[str, object]]:
    """Every card that broke a duty, as far as is known what its player held."""
    found = []
    for laid in played.tricks:
        for at, place in enumerate(laid.order[: len(laid.cards)]):
            trick, hand = _before(played, laid, at), _hand(played, laid, place)
            ruling = judge_play(trick, laid.cards[at], hand)
            if not ruling.is_legal:
                found.append(_renege(played, laid, place, duty_in(trick, hand).cards, ruling.rule))
    return found


def _renege(
    played: Played, laid: Laid, place: int, should: tuple[str, ...], rule: str
) -> dict[str, object]:
    card, name = str(laid.card_of(place)), played.names[place - 1]
    sentence = f"{name} reneged with the {name_of(card)}: {either(should)} had to be played."
    return {
        "trick": laid.number,
        "place": place,
        "card": card,
        "should": list(should),
        "sentence": sentence,
        "rule": rule,
    }


def _ruling(
    played: Played, shown: Laid, reneges: list[dict[str, object]]
) -> tuple[str, str, str, list[dict[str, object]]]:
    """Headline, the reason under it, its rule, and the next player's cards where they are told."""
    trick = Trick(played.rules, played.trump, shown.cards, is_first=_is_first(played, shown))
    here = [each for each in reneges if each["trick"] == shown.number]
    place = shown.next_place
    hand = () if place is None else _hand(played, shown, place)
    reason, rule = why_winning(trick)
    if here:
        return str(here[-1]["sentence"]), reason, str(here[-1]["rule"]), []
    if place in played.hands and hand:
        duty = duty_in(trick, hand)
        groups = [each.as_dict() for each in group_cards(trick, hand)]
        return must_play(played.names[(place or 0) - 1], duty, hand), duty.reason, duty.rule, groups
    return _who_has_it(played, shown), reason, rule, []


def _who_has_it(played: Played, shown: Laid) -> str:
    if shown.winning is None:
        return f"{played.names[shown.order[0] - 1]} leads."
    name = played.names[shown.winning - 1]
    return f"{name} wins the trick." if shown.is_complete else f"{name} is winning."


def _trick_shown(played: Played, shown: Laid) -> dict[str, object]:
    return {
        "number": shown.number,
        "points": trick_points(played.rules, shown.cards),
        "is_complete": shown.is_complete,
        "players": [_player(played, shown, place) for place in shown.order],
    }


def _player(played: Played, shown: Laid, place: int) -> dict[str, object]:
    return {
        "place": place,
        "name": played.names[place - 1],
        "card": shown.card_of(place),
        "note": _note(shown, place),
        "is_winning": place == shown.winning,
        "is_next": place == shown.next_place,
    }


def _note(shown: Laid, place: int) -> str:
    if place == shown.winning:
        return "wins" if shown.is_complete else "is winning"
    if place == shown.next_place:
        return "to lead" if place == shown.order[0] else "to play"
    return "leads" if place == shown.order[0] else ""


def _line(played: Played, laid: Laid) -> dict[str, object]:
    """A complete trick in one line."""
    points = trick_points(played.rules, laid.cards)
    is_last = laid.number == played.most_tricks
    return {
        "number": laid.number,
        "cards": list(laid.cards),
        "winner": laid.winning,
        "name": played.names[(laid.winning or 1) - 1],
        "points": points + (played.rules.last_trick if is_last else 0),
        "note": f"with {played.rules.last_trick} for the last trick" if is_last else "",
    }


def _before(played: Played, laid: Laid, at: int) -> Trick:
    """The trick as it lay before its card number `at` was played."""
    return Trick(played.rules, played.trump, laid.cards[:at], is_first=_is_first(played, laid))


def _is_first(played: Played, laid: Laid) -> bool:
    return played.is_first and laid.number == 1


def _hand(played: Played, laid: Laid, place: int) -> tuple[str, ...]:
    told = played.hands.get(place, ())
    return held_before(played.tricks, laid.number, place, told)
