"""How each part of the rules says no: always with every problem at once.

`Problem` and `Refused` are the meld calculator's; here are the names of the game's own refusals.
"""

from meld.errors import Problem, Refused


class RulesRefused(Refused):
    """House rules that no table can have."""


class HandRefused(Refused):
    """A hand that cannot have happened, or whose facts are not complete."""


class AuctionRefused(Refused):
    """An auction that cannot be read."""


class TrickRefused(Refused):
    """A trick that cannot be read."""


class LedgerRefused(Refused):
    """Ledger entries that do not make a score sheet."""


__all__ = [
    "AuctionRefused",
    "HandRefused",
    "LedgerRefused",
    "Problem",
    "Refused",
    "RulesRefused",
    "TrickRefused",
]
