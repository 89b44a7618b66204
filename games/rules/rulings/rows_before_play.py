"""What one may and must before the play: opening, trump, exchange, widow (CT4, CT9, SD6, DD5, DD6)."""

from games.rules.rulings.question import ALL, PAIRS, Question, in_games
from games.rules.rulings.readings import CUTTHROAT, DOUBLE
from games.rules.rulings.rows_bidding import SHOWS

BEFORE_PLAY = (
    Question(
        "what-a-bid-means",
        "bidding",
        "auction",
        "What does a bid tell the partner?",
        in_games(DOUBLE, {"dealer": 4, "calls": "1:51 2:52 3:55"}),
        (
            "The call is void, so it tells nothing.",
            "{51} as the first bid shows an ace in every suit; below {60} a raise by more than one "
            "step shows {10} meld for each; from {60} on nothing is promised.",
        ),
        "DD5",
        SHOWS,
        ("bid_meanings",),
        about="meaning",
        words="signal help aces meld table talk meaning",
    ),
    Question(
        "must-open",
        "bidding",
        "option",
        "Must I open when I hold meld?",
        in_games(ALL, {}),
        "The sheet cannot see cards that nobody has entered, so it only advises.",
        "CT4 CT26 open_duty",
        options=("open_duty",),
        words="duty pass with meld",
        says={
            "must_open_with_meld": (
                "Yes. Whoever holds meld must open.",
                "A marriage, a pinochle or an around obliges; a bare nine does not.",
            ),
            "free": ("No. Anybody may pass.", "Passing says nothing about meld."),
        },
    ),
    Question(
        "trump-without-marriage",
        "bidding",
        "option",
        "May I name a suit in which I have no marriage?",
        in_games(ALL, {}),
        "A marriage in the partner’s hand does not help.",
        "CT9 SD5 DD6 DD7 DD20",
        options=("trump_needs_marriage",),
        words="king queen name trump suit",
        says={
            "True": (
                "No. The suit needs a king and queen in the bidder’s own hand.",
                "Without any marriage no trump can be named and the bid is lost; a marriage in "
                "the partner’s hand does not help.",
            ),
            "False": ("Yes. Any suit may be named.", "No marriage is needed."),
        },
    ),
    Question(
        "exchange",
        "bidding",
        "option",
        "Which partner passes cards first, and how many?",
        in_games(PAIRS, {}),
        "Meld is counted after the exchange.",
        "SD6 exchange",
        options=("exchange",),
        words="pass four order simultaneous partner return",
        says={
            "0": ("Nobody passes cards.", "This table plays without an exchange."),
            "*": (
                "The partner first: {value} cards; then the bidder returns as many.",
                "The bidder sees them with his own before he returns any, also the same ones. "
                "The defenders never exchange, and meld is counted afterwards.",
            ),
        },
        not_offered="That both pass at once, without seeing the other’s cards, is not offered here.",
    ),
    Question(
        "what-may-be-buried",
        "bidding",
        "option",
        "Which cards may the bidder bury?",
        in_games(CUTTHROAT, {}),
        "Meld that was shown stays scored.",
        "CT11",
        options=("bury",),
        words="lay away widow discard three trump ace",
        says={
            "unmelded_first": (
                "Cards that are in no meld, as long as there are three.",
                "Only with fewer of them may melded cards be buried; their meld stays scored.",
            ),
            "free": ("Any three cards.", "Meld that was shown stays scored."),
        },
        not_offered="That buried trumps or aces must be announced is not offered here.",
    ),
    Question(
        "buried-counters",
        "bidding",
        "option",
        "Whose are the counters among the buried cards?",
        in_games(CUTTHROAT, {}),
        "All three players’ trick points together are always the whole hand.",
        "CT12",
        options=("buried_counters_to",),
        words="widow laid away points discard",
        says={
            "bidder": (
                "The bidder’s.",
                "They are part of his trick points, but save no meld: only a trick does.",
            ),
            "defenders": ("The defenders’.", "The bidder loses them with the cards."),
        },
    ),
)
