"""Who agrees with a hand: a mark on its line, and in its why who said so when, and who is asked."""

from typing import Any

from games.access import allows, may_sit
from games.rules.ledger_rows import Agreement
from games.rules.sheet import SheetLine
from games.selectors.agreement import asked_sides, seats_of_phones, writer_of
from games.selectors.dates import clock
from games.selectors.table.running import Running
from games.selectors.table.words import hidden, listed


def agreed_mark(each: SheetLine) -> str:
    """Who agrees with a line, for the ear; the eye sees a check. "" where nobody does."""
    if each.state == "struck":
        return ""
    return listed([name_of(each, said) for said in each.confirmations])


def name_of(each: SheetLine, said: Agreement) -> str:
    """The player who said it on the own phone, else the side it was said for."""
    return said.by or each.names[said.side]


def agreed_view(running: Running, each: SheetLine) -> dict[str, Any] | None:
    """For `_agreed.html`; None where nobody has said anything and nobody is asked. One query."""
    if each.kind != "hand" or each.state == "struck":
        return None
    said = [said_view(running, each, word) for word in each.confirmations]
    asks = asks_view(running, each)
    return {"said": said, "asks": asks} if said or asks else None


def said_view(running: Running, each: SheetLine, said: Agreement) -> dict[str, Any]:
    """ "Agreed: Cy, 21:40", and a way back for whoever may say it."""
    at = clock(said.at, running.table.time_zone)
    return {
        "words": f"Agreed: {name_of(each, said)}, {at}",
        "side": said.side,
        "act": act(running, each, said.side, "Take it back", stands="no")
        if running.is_current and may_speak(running, said.side)
        else None,
    }


def asks_view(running: Running, each: SheetLine) -> list[dict[str, Any]]:
    """The sides that this phone may speak for and that have not said anything yet."""
    grant = running.table.grant
    if not running.table.confirms or not running.is_current or not allows(grant, "sit"):
        return []
    agreed = {said.side for said in each.confirmations}
    seats = seats_of_phones(running.table, {writer_of(running.game, each)})
    return [
        act(running, each, side, label(running, each, side), stands="yes")
        for side in asked_sides(running.game, each, seats)
        if side not in agreed and may_speak(running, side)
    ]


def may_speak(running: Running, side: str) -> bool:
    """Whether whoever looks sits on that side, or keeps the score for it."""
    return any(may_sit(running.table.grant, seat) for seat in running.seats_of(side))


def label(running: Running, each: SheetLine, side: str) -> str:
    if running.own_seat in running.seats_of(side):
        return "It is right"
    verb = "say" if running.rules.is_partnership else "says"
    return f"{each.names[side]} {verb} it is right"


def act(running: Running, each: SheetLine, side: str, words: str, *, stands: str) -> dict[str, Any]:
    """One thing to say, for `_say.html`."""
    return {
        "action": running.at("line-confirm", each.version_seq),
        "hidden": [*running.once(), *hidden(side=side, stands=stands)],
        "label": words,
        "side": side,
    }
