"""Which rule decides what in each game; an option that the table plays otherwise names itself."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules.table_rules import Rules

NAMES = {
    "cutthroat": {
        "outcome": "CT14",
        "trump": "CT9",
        "bid": "CT5",
        "step": "CT6",
        "forced": "CT13",
        "meld": "CT10",
        "minimum": "minimum_meld",
        "saved": "CT16",
        "shut_out": "CT17",
        "made": "CT18",
        "set": "CT19",
        "buried": "CT12",
        "unseen": "CT13",
        "conceded": "CT14",
        "gate": "CT14",
        "dead": "CT15",
        "short": "minimum_meld",
        "no_marriage": "trump_needs_marriage",
        "passed_out": "CT7",
        "stuck": "CT7",
    },
    "single-deck": {
        "outcome": "SD9",
        "trump": "SD5",
        "bid": "SD3",
        "step": "SD3",
        "forced": "SD17",
        "meld": "SD7",
        "minimum": "minimum_meld",
        "saved": "SD11",
        "shut_out": "SD12",
        "made": "SD13",
        "set": "SD14",
        "buried": "widow",
        "unseen": "SD9",
        "conceded": "SD9",
        "gate": "SD8",
        "dead": "SD8",
        "short": "minimum_meld",
        "no_marriage": "trump_needs_marriage",
        "passed_out": "SD4",
        "stuck": "SD4",
    },
    "double-deck": {
        "outcome": "DD15",
        "trump": "DD6",
        "bid": "DD3",
        "step": "DD3",
        "forced": "DD4",
        "meld": "DD9",
        "minimum": "DD9",
        "saved": "DD14",
        "shut_out": "DD13",
        "made": "DD12",
        "set": "DD13",
        "buried": "widow",
        "unseen": "DD15",
        "conceded": "DD15",
        "gate": "DD15",
        "dead": "DD15",
        "short": "DD10",
        "no_marriage": "DD7",
        "passed_out": "DD20",
        "stuck": "DD4",
    },
}
SCHEMES = {"10-10-10": "V1", "11-10-4-3-2": "V2", "10-10-5-5": "V3", "1-1-1": "V4"}


def rule_for(rules: "Rules", matter: str, *options: str) -> str:
    """The rule id of a matter, or the first of these options that this table plays otherwise."""
    for option in options:
        if option in rules.differences:
            return option
    return NAMES[rules.variant][matter]


def rule_of_total(rules: "Rules") -> str:
    """The rule that says how many trick points a hand has."""
    return SCHEMES[rules.counter_values]
