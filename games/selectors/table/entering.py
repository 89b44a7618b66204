"""Whose phone did what last: "Ann is entering hand 8", "Bob's phone entered the bid of hand 8"."""

from collections.abc import Callable

from django.utils.crypto import salted_hmac

from games.models import Grant
from games.models.entry import STEPS
from games.selectors.table.running import Running
from games.selectors.table.saved_view import totals, words

ANOTHER = "Another phone"
ITSELF = "This phone"
BEGUN = "A new game is begun."
CHANGED = "The sheet has changed."
DID = {
    "hand": "wrote {what}.",
    "correction": "corrected {what}.",
    "void": "struck out {what}.",
    "restore": "let {what} stand again.",
    "penalty": "wrote {what}.",
}
PARTS = {"bury": "buried cards", "calls": "calls", "bid": "bid", "meld": "meld", "tricks": "tricks"}

Named = Callable[[str | None], str]  # how a device is called


class Phones:
    """The phones of those who sit at the table. One query."""

    def __init__(self, running: Running) -> None:
        grants = Grant.objects.filter(table=running.table, seat__isnull=False, revoked_at=None)
        seats = dict(grants.values_list("device_id", "seat"))
        self.names = {
            device: running.people[seat] for device, seat in seats.items() if seat in running.people
        }

    def person(self, device: str | None) -> str:
        """Whose phone it is, as far as that is known."""
        return self.names.get(device or "", ANOTHER)

    def phone(self, device: str | None) -> str:
        """The phone itself."""
        name = self.names.get(device or "")
        return f"{name}'s phone" if name else ANOTHER


def itself(device: str | None) -> str:
    """The phone that did it, as it reads of itself."""
    return ITSELF


def phone_mark(running: Running, device: str | None) -> str:
    """By which a phone knows itself in what all at the table are told; "" for none. No secret."""
    if device is None:
        return ""
    told = f"{running.table.address} {device}"
    return salted_hmac("games.live.phone", told, algorithm="sha256").hexdigest()[:16]


def entering(running: Running, phones: Phones) -> str:
    """Who is entering the running hand; what is waited for while nobody does."""
    number = running.hand_number
    if running.draft.facts:
        return f"{phones.person(running.draft.device_id)} is entering hand {number}."
    return f"Hand {number} is not entered yet."


def typing_words(running: Running) -> str:
    """What the others read while this phone types."""
    name = running.people[running.own_seat] if running.own_seat else ANOTHER
    return f"{name} is entering"


def news_of_hand(running: Running, phone: Named) -> str:
    """What was done last with the running hand."""
    draft, number = running.draft, running.hand_number
    taken = [part for part in PARTS if part in draft.facts]
    if draft.taken_back and draft.device_id is None:
        return f"Hand {number} was taken back."
    if not taken:
        return f"Hand {number} is begun again."
    part = next((step for step in reversed(STEPS) if step in taken), taken[-1])
    return f"{phone(draft.device_id)} entered the {PARTS[part]} of hand {number}."


def news_of_sheet(running: Running, phone: Named) -> dict[str, str]:
    """The last line of the ledger: who wrote it, and what it says with the totals."""
    entries = running.game.entry_list
    if not entries:
        return {"told": BEGUN, "said": BEGUN}
    last = entries[-1]
    said = words(running, last) or CHANGED
    line = running.sheet.line(last.facts.get("target") or last.seq)
    did = DID.get(last.kind)
    if did is None or line is None:
        return {"told": said, "said": said}
    what = f"{line.kind} {line.number}"
    told = f"{phone(last.device_id)} {did.format(what=what)}"
    result = said if last.kind == "hand" else told
    return {"told": told, "said": f"{result} {totals(running)}"}
