"""Well-known house rules, each under its name: a row is what differs from the standard game.

V2, V3 (what counters are worth), N9, N10, N11, N13 (meld tables), CT23, CT24, SD8, DD10, T3, IR6 and
the options that they are made of. Sources are those of the rules' own list.
Leaves out what no option offers (N12's runs in side suits, N13's instant win) and single options
that are no named way of playing.
"""

from games.rules.option import VARIANT_NAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SMALL = ("cutthroat", "single-deck")
PAIRS = ("single-deck", "double-deck")
DOUBLE = ("double-deck",)

WIKIPEDIA = "Wikipedia, “Pinochle”"
ANDREWS = "J. Andrews, double-deck partnership pinochle"
PARLETT = "D. Parlett, Penguin Book of Card Games"
GRUNTOSE = "gruntose.com, pinochle rules"


class Profile:
    """House rules with a name: slug, name, game, version, differences, where they are from, rule."""

    __slots__ = ("differences", "name", "rule", "slug", "source", "variant", "version")

    def __init__(
        self,
        slug: str,
        name: str,
        variant: str,
        differences: "dict[str, Any]",
        source: str,
        rule: str,
    ) -> None:
        self.slug = slug
        self.name = name
        self.variant = variant
        self.version = 1
        self.differences = differences
        self.source = source
        self.rule = rule


def _rows(
    slug: str,
    name: str,
    variants: tuple[str, ...],
    differences: "dict[str, Any]",
    source: str,
    rule: str,
) -> tuple[Profile, ...]:
    """The same way of playing in each of these games."""
    return tuple([Profile(slug, name, each, differences, source, rule) for each in variants])


PROFILES: tuple[Profile, ...] = (
    _rows("short-scale", "Short scale", SMALL, {"scale": "short"}, WIKIPEDIA, "V M")
    + _rows("times-ten", "Times ten", DOUBLE, {"scale": "times_ten"}, WIKIPEDIA, "N11")
    + _rows(
        "association",
        "Association values",
        DOUBLE,
        {"meld_table": "npa"},
        "National Pinochle Association, as told in pagat.com’s double-deck variations",
        "N10",
    )
    + _rows(
        "family",
        "Family arounds",
        DOUBLE,
        {"meld_table": "family"},
        "instructables.com, “How to play double deck Pinochle”",
        "N9",
    )
    + _rows(
        "quad-prizes",
        "Quadruple pinochle 500",
        DOUBLE,
        {"meld_values": {"pinochle": [4, 30, 90, 500]}},
        "dc-pinochle (card data), Wikipedia",
        "N13",
    )
    + _rows(
        "11-10-4-3-2",
        "11-10-4-3-2",
        SMALL,
        {"counter_values": "11-10-4-3-2"},
        WIKIPEDIA,
        "V2",
    )
    + _rows(
        "11-10-4-3-2-rounded",
        "11-10-4-3-2, in tens",
        SMALL,
        {"counter_values": "11-10-4-3-2", "round_trick_points": "nearest_ten"},
        WIKIPEDIA,
        "V2",
    )
    + _rows(
        "10-10-5-5",
        "10-10-5-5",
        SMALL,
        {"counter_values": "10-10-5-5"},
        "studyres.com, overview",
        "V3",
    )
    + _rows(
        "run-extras",
        "Extra king or queen",
        SMALL,
        {"run_extras": {"one": 190, "both": 230}},
        PARLETT,
        "F3",
    )
    + _rows(
        "marriage-names-trump",
        "Trump needs a marriage",
        ("single-deck",),
        {"trump_needs_marriage": True},
        GRUNTOSE,
        "SD5",
    )
    + _rows(
        "must-bid-out",
        "Must bid out",
        VARIANT_NAMES,
        {"must_bid_out": True},
        WIKIPEDIA,
        "must_bid_out",
    )
    + _rows(
        "highest-score",
        "Highest score wins",
        PAIRS,
        {"tie_rule": "highest_score"},
        WIKIPEDIA,
        "CT22",
    )
    + _rows("overtime", "Overtime", ("cutthroat",), {"tie_rule": "overtime"}, WIKIPEDIA, "CT23")
    + _rows(
        "bid-and-out", "Bid and out", ("cutthroat",), {"tie_rule": "bid_and_out"}, WIKIPEDIA, "CT24"
    )
    + _rows(
        "progressive-sets",
        "Progressive sets",
        VARIANT_NAMES,
        {"set_penalty": "progressive"},
        ANDREWS,
        "set_penalty",
    )
    + _rows(
        "free-throw-in",
        "Free throw-in",
        PAIRS,
        {"concede": "free"},
        "pagat.com, three-player pinochle; Slippedup42/pinochle, rules",
        "concede",
    )
    + _rows(
        "twenty-on-short-meld",
        "Defenders need 20 too",
        DOUBLE,
        {"defenders_meld_when_bidders_short": "minimum"},
        "pagat.com, double-deck variations",
        "Q-DD1",
    )
    + _rows(
        "five-nines", "Redeal with five nines", SMALL, {"redeal": "five_nines"}, WIKIPEDIA, "IR6"
    )
    + _rows(
        "trump-leads-only",
        "Beat only trump leads",
        VARIANT_NAMES,
        {"heading": "trump_only"},
        WIKIPEDIA,
        "T3",
    )
)


def profiles_of(variant: str) -> tuple[Profile, ...]:
    """The well-known ways of playing this game, in the order in which they are offered."""
    return tuple([profile for profile in PROFILES if profile.variant == variant])
