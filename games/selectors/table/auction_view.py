"""The auction tracker's page: the table's bar and paper, and a panel that follows the calls."""

from typing import Any

from games.rules.auction_words import end_said, notices, turn_said
from games.rules.judged_calls import offered_bids
from games.selectors.table.bid_view import sitting
from games.selectors.table.call_state import THREE, CallState
from games.selectors.table.fields import field, pad
from games.selectors.table.hand_line import pencil_line
from games.selectors.table.running import Running
from games.selectors.table.sheet_view import sheet_view
from games.selectors.table.step_state import Look, StepState
from games.selectors.table.steps_view import steps_view
from games.selectors.table.table_view import page
from games.selectors.table.typed import Typed
from games.selectors.table.words import LONG_NAME, hidden, rule, rules_told, slip

TEMPLATES = "games/auction/"


class CallLook:
    """What one wants to see: the chips or any other call; and of a call that was sent: its texts
    and its problems."""

    def __init__(
        self,
        *,
        is_other: bool = False,
        playing: tuple[str, ...] = (),
        typed: Typed | None = None,
        problems: tuple[Any, ...] = (),
        accepts: tuple[str, ...] = (),
        notice: str = "",
    ) -> None:
        self.is_other = is_other
        self.playing = playing
        self.typed = typed or Typed({}, {})
        self.problems = problems
        self.accepts = accepts
        self.notice = notice


def auction_view(running: Running, look: CallLook) -> dict[str, Any]:
    """For `table.html`."""
    state = CallState(running, look.playing)
    mark = f"{running.hand_number}-calls-{state.revision}"
    sheet = sheet_view(running, pencil=pencil(state))
    panel = panel_view(state, look)
    template = TEMPLATES + "_panel.html"
    return page(running) | {
        "sheet": sheet,
        "mark": mark,
        "panel": panel,
        "panel_template": template,
    }


def pencil(state: CallState) -> dict[str, Any] | None:
    """The bid that stands, as the paper shows it in pencil."""
    seat = state.holder or state.auction.winner
    told = {"bidder_seat": seat, "bidder": state.side(seat), "bid": state.auction.bid}
    note = "has it" if state.auction.is_over else "bids"
    return pencil_line(state.running, told, {}, note)


def panel_view(state: CallState, look: CallLook) -> dict[str, Any]:
    """For `_panel.html`: the steps over one of three faces of the tracker."""
    face = face_of(state, look)
    is_other = face == "other"
    running = state.running
    seat = state.turn or state.auction.winner
    return {
        "side": state.side(seat),
        "has_pad": is_other and not look.problems,
        "steps": steps(running),
        "notice": look.notice,
        "face": f"{TEMPLATES}_{face}.html",
        "calls": {
            "action": running.at("auction"),
            "hidden": hidden(**sent_along(state)),
            "playing": list(state.playing) if len(running.sides) > THREE else [],
            "quick": running.step_href("bid") if running.may_record else "",
            "table": running.address,
            "can_take_back": state.can_take_back,
            "seats": [seat_view(state, seat) for seat in state.order],
            "notices": [{"text": text, "rule": rule(id_)} for text, id_ in notices(state.followed)],
            "rules": rules_told(
                state.running.game.variant, [id_ for _, id_ in notices(state.followed)]
            ),
        }
        | FACES[face](state, look),
    }


def face_of(state: CallState, look: CallLook) -> str:
    """The end; any other call; the chips; or, on a player's own phone, that others are to call."""
    if state.auction.is_over:
        return "over"
    if not state.running.may_record and state.turn != state.running.own_seat:
        return "waiting"
    return "other" if look.is_other else "chips"


def steps(running: Running) -> dict[str, Any]:
    """Bid, Meld and Tricks; Bid leads back to the quick entry, for whoever may write there."""
    shown = steps_view(StepState(running, Look(step="bid")))
    if not running.may_record:
        return shown | {"items": [item | {"href": ""} for item in shown["items"]]}
    shown["items"][0] |= {"href": running.step_href("bid")}
    return shown


def sent_along(state: CallState) -> dict[str, object]:
    """What every call names: its hand, and how much of the auction it saw."""
    running = state.running
    seen = {"game": running.game.number, "hand": running.hand_number}
    return seen | {"revision": state.revision, "seen": len(state.heard)}


def seat_view(state: CallState, seat: int) -> dict[str, Any]:
    """A seat with its last call."""
    calls = [call for call in state.auction.calls if call.seat == seat]
    last = calls[-1] if calls else None
    name = state.name(seat)
    return {
        "name": name,
        "is_long": len(name) > LONG_NAME,
        "side": state.side(seat),
        "is_dealer": seat == state.running.sheet.dealer,
        "last": "" if last is None else "pass" if last.bid is None else str(last.bid),
        "is_marked": bool(last and last.code),
        "state": seat_state(state, seat),
    }


def seat_state(state: CallState, seat: int) -> str:
    if seat in (state.turn, state.auction.winner):
        return "turn"
    if seat in state.floor.passed:
        return "out"
    return "holder" if seat == state.holder else ""


def chips_face(state: CallState, look: CallLook) -> dict[str, Any]:
    """The lowest legal bids, each one tap; Pass; any other call behind Other."""
    running = state.running
    typed = Typed({}, {"playing": list(state.playing)})
    return {
        "seat": state.turn,
        "sentence": turn_said(state.followed),
        "bids": offered_bids(state.followed),
        "other": f"{running.at('auction')}?{other_query(state)}",
        "sitting": None if state.heard or not running.may_record else sitting(running, typed),
    }


def other_query(state: CallState) -> str:
    """Keeps who plays until it is stored with the first call."""
    wanted = [] if state.heard or len(state.running.sides) == THREE else state.playing
    return "&".join(["other=1", *(f"playing={side}" for side in wanted)])


def other_face(state: CallState, look: CallLook) -> dict[str, Any]:
    """Any other call, of anybody: a higher bid on the pad, or an irregular one."""
    typed, unit = look.typed, state.running.rules.unit
    chosen = typed.get("seat") or str(state.turn)
    callers = [seat for seat in state.callers if seat == state.turn or seat != state.holder]
    return {
        "unit": unit,
        "sentence": turn_said(state.followed),
        "callers": [seat_view(state, seat) | caller(seat, chosen) for seat in callers],
        "field": field("figure", typed.get("figure"), "Bid", unit=unit, is_first=True),
        "pad": pad("Call"),
        "slips": [slip(problem) for problem in look.problems],
        "accepts": look.accepts,
        "button": "Record it anyway" if look.accepts else "Call",
        "back": state.running.at("auction"),
    }


def caller(seat: int, chosen: str) -> dict[str, Any]:
    return {"seat": seat, "is_chosen": str(seat) == chosen}


def over_face(state: CallState, look: CallLook) -> dict[str, Any]:
    """Who has it, and on to trump; or nobody, and on to the result."""
    running = state.running
    sentence, rule_id = end_said(state.followed)
    seen = {"game": running.game.number, "hand": running.hand_number}
    bid = seen | {"revision": running.draft.revisions["bid"], "step": "bid"}
    return {
        "sentence": sentence,
        "rule": rule(rule_id, running.game.variant),
        "is_won": state.auction.winner is not None,
        "bid_action": running.step_action("bid"),
        "bid_hidden": hidden(**bid, outcome="passed_out"),
    }


def waiting_face(state: CallState, look: CallLook) -> dict[str, Any]:
    """On a player's own phone: who is to call."""
    return {"sentence": turn_said(state.followed)}


FACES = {"chips": chips_face, "other": other_face, "over": over_face, "waiting": waiting_face}
