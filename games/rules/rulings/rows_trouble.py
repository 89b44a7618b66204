"""What went wrong at the table, with the usual remedies (IR1 to IR12): none is carried out here."""

from games.rules.rulings.question import ALL, Question, Remedy, in_games
from games.rules.rulings.readings import DOUBLE

PLAYED = "bidder bid meld trick_points"
MADE = {
    "cutthroat": {
        "bidder": "A",
        "bid": 300,
        "meld": {"A": 150, "B": 40, "C": 20},
        "trick_points": {"A": 160, "B": 60, "C": 30},
    },
    "single-deck": {
        "bidder": "A",
        "bid": 280,
        "meld": {"A": 100, "B": 60},
        "trick_points": {"A": 180, "B": 70},
    },
    "double-deck": {
        "bidder": "A",
        "bid": 55,
        "meld": {"A": 30, "B": 24},
        "trick_points": {"A": 28, "B": 22},
    },
}
STRIKE = Remedy("Strike the hand out; the same player deals again.", "strike", "IR5")
MELD_LOST = ("{name} loses the meld that counted.", "The defenders lose the meld that counted.")
ACCUSED = ("{name} accused: the meld goes.", "A defender accused: the defenders’ meld goes.")
LEAVE = Remedy("Put it right and play on.", "", "IR12")
NINES = "9S 9S 9H 9D 9C JS JH QD KC 10D QC KS"
HOUSE = (("redeal", "never", "It is a house rule that this table does not play."),)
BY_HAND = "Nothing is taken off by itself: the table decides and writes a penalty line."

TROUBLE = (
    Question(
        "renege-bidder",
        "trouble",
        "trouble",
        "The bidding side reneged: what is it to pay?",
        MADE,
        BY_HAND,
        "IR1 G10",
        PLAYED,
        words="revoke did not follow suit bidder illegal play",
        says={"*": ("The hand stops and counts as set.", "The others keep their meld. " + BY_HAND)},
        remedies=(
            Remedy("The bid is lost, as if set.", "set", "IR1"),
            Remedy("Some tables take twice the bid.", "double_set", "IR1"),
        ),
    ),
    Question(
        "renege-defender",
        "trouble",
        "trouble",
        "A defender reneged: what is he to pay?",
        MADE,
        BY_HAND,
        "IR2 G10",
        PLAYED,
        words="revoke did not follow suit defender illegal play",
        says={
            "*": (
                "The bid counts as made, and the side that reneged loses its meld.",
                "The others keep what they have. " + BY_HAND,
            )
        },
        remedies=(
            Remedy(MELD_LOST, "defenders_lose_meld", "IR2"),
            Remedy("Correct the hand so that the bid is made.", "", "IR2"),
        ),
    ),
    Question(
        "did-not-bury",
        "trouble",
        "trouble",
        "The bidder led before he buried: what now?",
        {"cutthroat": MADE["cutthroat"]},
        BY_HAND,
        "IR3 IR1",
        PLAYED,
        words="bury forgot widow eighteen cards",
        says={"*": ("It counts as the bidder’s renege.", BY_HAND)},
        remedies=(
            Remedy("The bid is lost, as if set.", "set", "IR3"),
            Remedy("Before the first trick is over many let him bury.", "", "IR12"),
        ),
    ),
    Question(
        "false-accusation",
        "trouble",
        "trouble",
        "Somebody was accused of a renege and had not done it: what then?",
        MADE,
        BY_HAND,
        "IR4 G10",
        PLAYED,
        words="wrong call accuse false claim renege",
        says={"*": ("The accuser pays as if he had reneged himself.", BY_HAND)},
        remedies=(
            Remedy(ACCUSED, "defenders_lose_meld", "IR4"),
            Remedy("The bidder accused: the bid is lost.", "set", "IR4"),
        ),
    ),
    Question(
        "misdeal",
        "trouble",
        "trouble",
        "Somebody has a card too many or too few: does the hand stand?",
        in_games(ALL, {}),
        "",
        "IR5 G8",
        words="misdeal wrong count number cards exposed deal again",
        says={
            "*": (
                "Before the bidding: the same player deals again.",
                "Found later, it counts as the dealer’s renege at most tables.",
            )
        },
        remedies=(
            STRIKE,
            Remedy("Found in play: a penalty line for the dealer’s side.", "", "IR5"),
        ),
    ),
    Question(
        "five-nines",
        "trouble",
        "redeal",
        "Five nines in one hand: may I ask for a new deal?",
        {
            "cutthroat": {"cards": f"{NINES} 10H QH JC"},
            "single-deck": {"cards": NINES},
        },
        (
            "The hand does not have what this table asks for.",
            "The holder may ask for it before the bidding.",
        ),
        "IR6 redeal",
        "cards",
        ("redeal",),
        under=HOUSE,
        words="nines redeal poor hand six no ace",
    ),
    Question(
        "thirteen-losers",
        "trouble",
        "redeal",
        "Thirteen losers and no ace: may I ask for a new deal?",
        in_games(
            DOUBLE, {"cards": "JS JS JS JH JH JH JC JC QD QD QD QD QC 10S 10S 10S 10H 10H KC KC"}
        ),
        (
            "The hand does not have what this table asks for.",
            "It may be thrown in before the first trick; nobody’s meld counts then.",
        ),
        "IR7 redeal",
        "cards",
        ("redeal",),
        under=HOUSE,
        words="technical misdeal non counters poor hand redeal no ace",
    ),
    Question(
        "aces-not-declared",
        "trouble",
        "trouble",
        "Aces around were not announced: what does it cost?",
        {
            "double-deck": {
                "bidder": "A",
                "bid": 50,
                "meld": {"A": 30, "B": 14},
                "trick_points": {"A": 30, "B": 20},
            }
        },
        BY_HAND,
        "IR8 DD17 Q-DD9",
        PLAYED,
        words="undeclared hundred aces announce forgot",
        says={
            "*": (
                "They must be announced; what forgetting costs is for the table.",
                "By themselves they count like any meld. " + BY_HAND,
            )
        },
        remedies=(
            Remedy(MELD_LOST, "defenders_lose_meld", "IR8"),
            Remedy("The bidders are set.", "set", "IR8"),
        ),
    ),
    Question(
        "late-meld",
        "trouble",
        "trouble",
        "Meld was forgotten, or shown wrongly: can it be mended?",
        in_games(ALL, {}),
        "",
        "IR9",
        words="late forgot meld after lead wrong correct",
        says={
            "*": (
                "Before the first lead, yes. Afterwards what was not shown does not count.",
                "What was shown but added up wrongly is mended until the hand is written down, "
                "and a written hand can be corrected.",
            )
        },
        remedies=(Remedy("Correct the meld of the hand.", "", "IR9"),),
    ),
    Question(
        "rest-are-mine",
        "trouble",
        "trouble",
        "“The rest are mine”: how is that counted?",
        in_games(ALL, {}),
        "",
        "IR11",
        words="claim remaining tricks lay down concede",
        says={
            "*": (
                "Unless somebody objects, all remaining counters and the last trick are his.",
                "Who objects may ask for the hand to be played out.",
            )
        },
        remedies=(Remedy("Where somebody objects, play the hand out.", "", "IR11"),),
    ),
    Question(
        "wrong-number-passed",
        "trouble",
        "trouble",
        "The wrong number of cards was passed or buried: what now?",
        in_games(ALL, {}),
        "",
        "IR12 IR3 IR5",
        words="exchange wrong number pass bury five three cards",
        says={
            "*": (
                "Before the first lead it is put right.",
                "Found later, it counts as a renege of the one who passed or buried wrongly, or "
                "the hand is dealt again.",
            )
        },
        remedies=(LEAVE, STRIKE),
    ),
    Question(
        "bid-too-low",
        "trouble",
        "trouble",
        "A bid against the rules was taken: does the contract stand?",
        in_games(ALL, {}),
        "",
        "IR10",
        words="irregular bid low stand void",
        says={
            "*": (
                "Once the next player has called, it stands.",
                "Until then it is void, to be made good or passed. The sheet marks such a bid.",
            )
        },
    ),
)
