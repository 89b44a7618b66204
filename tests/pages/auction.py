"""The auction tracker as a browser without scripts uses it: `open_auction(client, game, 250, "pass")`."""

from games.selectors.ledger import load_game
from tests.factories import a_game
from tests.pages.visiting import at, follow, form_to, forms_of, send, sign_in


def sit_down(client, **game):
    """A game, its owner's browser at it."""
    made = a_game(**game)
    sign_in(client, made)
    return made


def call(client, page, *calls):
    """Calls one after another, each on the page that the one before led to."""
    for each in calls:
        form = next(form for form in forms_of(page) if "seen" in form.fields)
        page = follow(client, client.post(form.action, form.fields | {"call": str(each)}))
    return page


def open_auction(client, game, *calls):
    return call(client, client.get(at(game, "auction/")), *calls)


def chips(page):
    """The bids that are offered as chips."""
    values = [button["value"] for button in form_to(page, "/auction/").buttons]
    return [int(value) for value in values if value.isdigit()]


def other(client, game, **fields):
    """Any other call, as the form behind Other sends it."""
    page = client.get(at(game, "auction/?other=1"))
    return send(client, page, "/auction/", **fields)


def facts_of(game):
    """The draft, step by step."""
    return load_game(game.table).draft.facts


def recorded(client, game):
    """A hand of which the auction was followed, on the sheet."""
    open_auction(client, game, 250, "pass", 270, "pass", "pass")
    page = client.get(at(game, "?step=bid"))
    page = follow(client, send(client, page, "/bid/", trump="S"))
    page = follow(client, send(client, page, "/meld/", meld__A="40", meld__B="150"))
    return follow(client, send(client, page, "/tricks/", tricks__A="80", tricks__B="170"))
