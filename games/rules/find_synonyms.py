"""What things are called at other tables: a row for each word here, then what it answers to.

A phrase of up to four words may stand for a word or a phrase; a word may stand in several rows.
"""

ROWS = (
    ("widow", "kitty", "blind", "talon", "stock", "skat", "crib", "nest", "cat", "pot"),
    ("run", "flush", "rope", "family", "sequence", "straight", "book of trump", "royal flush"),
    ("royal marriage", "trump marriage", "marriage in trump", "royals", "imperial"),
    ("marriage", "wedding", "mariage", "king queen", "king and queen", "kq", "common marriage"),
    ("dix", "deece", "deese", "dece", "dis", "deuce", "nine of trump", "trump nine", "9 of trump"),
    ("pinochle", "binokel", "penuchle", "pinocle", "pinuckle", "penuckle", "peanuckle", "bezique"),
    ("aces around", "hundred aces", "100 aces", "four aces", "aces round", "1000 aces"),
    ("kings around", "eighty kings", "80 kings", "four kings", "kings round"),
    ("queens around", "sixty queens", "60 queens", "four queens", "queens round"),
    ("jacks around", "forty jacks", "40 jacks", "four jacks", "jacks round", "knaves"),
    ("around", "four of a kind", "rounds"),
    ("roundhouse", "round house", "round robin", "round trip", "roundtable", "round table"),
    ("renege", "reneg", "revoke", "renig", "cheat", "cheating", "false card"),
    ("jack", "knave", "bower", "bauer"),
    ("bid", "contract", "call", "offer"),
    ("bidder", "declarer", "caller", "taker", "maker", "contractor", "pitcher", "player who bid"),
    ("bidding", "auction"),
    ("defenders", "opponents", "other side", "other team", "opposition"),
    ("side", "team", "partnership", "pair"),
    (
        "set",
        "bete",
        "bate",
        "beat back",
        "set back",
        "go set",
        "went set",
        "euchred",
        "busted",
        "go up",
    ),
    ("throw in", "gate", "toss in", "toss", "chuck in"),
    ("thrown in", "throw in", "gate", "toss in", "fold", "surrender"),
    ("give up", "concede", "concession", "surrender", "fold", "resign", "throw in", "single bete"),
    ("giving up", "concede", "concession", "surrender", "fold", "resign", "throw in"),
    ("out of reach", "gate", "impossible", "cannot make", "unreachable", "dead"),
    ("shut out", "schneider", "schneidered", "schwarz", "skunk", "skunked", "whitewash", "blanked"),
    ("sweep", "slam", "all the tricks", "every trick", "all tricks", "capot"),
    ("moon", "shoot", "slam", "shoot the moon", "shooting", "all tricks", "boston", "grand slam"),
    ("trick", "book", "stich", "hand won"),
    ("counters", "pointers", "honors", "honours", "power cards", "point cards", "counting cards"),
    ("counters", "card values", "card points", "ace ten king"),
    ("passing cards", "pass across", "send across", "swap", "trade", "switch"),
    ("exchange", "pass across", "passing", "swap", "trade", "switch"),
    ("bury", "discard", "lay away", "laying away", "put away", "shelve", "laid away"),
    ("stuck", "hung", "dropped on", "dumped on", "forced", "stick the dealer", "hang"),
    ("forced", "stuck", "hung", "stick the dealer"),
    ("trump", "ruff", "cut", "trumps", "atout"),
    ("beat", "head", "heading", "kill", "overtake", "top", "crawl", "must win", "higher card"),
    ("over a trump", "overtrump", "overruff", "over ruff", "uppercut"),
    ("cannot follow", "void", "short suit", "out of suit"),
    ("throws", "slough", "sluff", "throw off", "duck"),
    ("follow suit", "follow", "same suit"),
    ("lead", "leads", "opening lead", "leading", "go first"),
    ("misdeal", "bad deal", "wrong deal", "exposed card", "miss deal"),
    ("deal", "redeal", "re deal", "new deal", "reshuffle", "shuffle"),
    ("new deal", "redeal", "re deal", "reshuffle"),
    ("penalty", "fine", "punishment"),
    ("rest are mine", "claim", "lay down", "tabling", "claiming"),
    ("floor", "in the hole", "negative", "minus", "below zero"),
    ("overtime", "extended game", "extra round", "play on"),
    ("target", "goal", "game point", "winning score", "how many points", "game at"),
    ("level", "tie", "tied", "draw", "equal", "even"),
    ("wins", "winner", "win", "victory", "game over"),
    ("counts out", "count out", "bidder goes out", "going out"),
    ("bid and out", "bidder goes out", "going out", "bidder out", "counts out"),
    ("saves meld", "keep meld", "save meld", "saving meld", "make it good", "hold meld"),
    ("double", "two of a kind", "twice", "both", "pair"),
    ("nines", "ninth", "nine"),
    ("bids tell", "table talk", "signal", "signals", "convention", "jump bid", "help bid", "hint"),
    ("partner", "signal", "help bid"),
    ("association", "tournament", "npa", "national"),
    ("under the gun", "utg", "first bidder", "under gun"),
    ("identical", "same card", "alike", "twins", "copies"),
    ("alike", "same card", "identical", "twins"),
    ("less than 20", "short meld", "short of meld", "too little meld", "not enough meld"),
    ("lay it down", "table meld", "show meld", "minimum meld"),
    ("last trick", "last book", "final trick"),
)


def _answers() -> "dict[str, list[str]]":
    """What each phrase may stand for, in the order of the rows."""
    found: dict[str, list[str]] = {}
    for meant, *others in ROWS:
        for other in others:
            found[other] = found.get(other, []) + [meant]
    return found


MEANT = _answers()
LONGEST = 4  # words in a phrase
