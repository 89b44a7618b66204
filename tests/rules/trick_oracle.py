"""T1 to T8 said again, the long way round, sharing no code with the rules.

Strength is one number for every card of a trick; a play is legal when no duty in the list objects.
"""

ORDER = "9JQK1A"  # by the first character of a code, weakest first


def strength(card, led, trump):
    """0 for a card that cannot win; side suit 1 to 6, trump 11 to 16."""
    suit, rank = card[-1], ORDER.index(card[0]) + 1
    if suit == trump:
        return 10 + rank
    return rank if suit == led else 0


def winner(plays, trump):
    """The first of the strongest cards."""
    if not plays:
        return None
    strengths = [strength(card, plays[0][-1], trump) for card in plays]
    return strengths.index(max(strengths))


def objection(card, hand, plays, trump, heading="always", first_lead="any"):
    """The first duty that forbids a card, or None."""
    if not plays:
        wants_trump = first_lead == "trump" and trump in [held[-1] for held in hand]
        return "T1" if wants_trump and card[-1] != trump else None
    led = plays[0][-1]
    top = max(strength(play, led, trump) for play in plays)
    could_follow = {held for held in hand if held[-1] == led}
    could_win = {held for held in hand if strength(held, led, trump) > top}
    cut = led != trump and top > 10
    if could_follow:
        if card not in could_follow:
            return "T2"
        free = cut or (heading == "trump_only" and led != trump)
        must_win = could_follow & could_win
        return "T3" if must_win and not free and card not in must_win else None
    if trump in [held[-1] for held in hand]:
        if card[-1] != trump:
            return "T6"
        return "T7" if could_win and card not in could_win else None
    return None


def legal(hand, plays, trump, **options):
    """Every card that nothing forbids, sorted by code."""
    free = [card for card in hand if objection(card, hand, plays, trump, **options) is None]
    return sorted(set(free))
