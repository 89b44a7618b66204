"""The ledger's entries, and the draft of the running hand beside it (architecture §3).

Entries are only ever added. The database itself refuses UPDATE and DELETE (games/triggers.py).
"""

from typing import Any

from django.db import models
from django.db.models import Q

from games.ids import LONGEST_KEY
from games.models.device import Device
from games.models.game import Game

STEPS = ("bid", "meld", "tricks")


class Kind(models.TextChoices):
    """What an entry says. Issue by issue more of them are written; the shape is one."""

    HAND = "hand"
    CORRECTION = "correction"
    VOID = "void"
    RESTORE = "restore"
    PENALTY = "penalty"
    SEAT = "seat"
    RULES = "rules"
    CONFIRMATION = "confirmation"
    END = "end"
    REOPEN = "reopen"


class Entry(models.Model):
    """One line of a game's ledger. `seq` counts from 1 without gaps and is the order of things.

    `facts` is plain data by kind; `by` a name where one is known; `at` the instant in UTC;
    `key` what its sender called it, so that sending it twice writes it once.
    """

    game = models.ForeignKey(Game, models.PROTECT, related_name="entries", db_index=False)
    seq = models.PositiveIntegerField()
    kind = models.CharField(max_length=12, choices=Kind.choices)
    facts = models.JSONField()
    by = models.CharField(max_length=60, blank=True)
    device = models.ForeignKey(Device, models.PROTECT, related_name="entries", db_index=False)
    at = models.DateTimeField()
    key = models.CharField(max_length=LONGEST_KEY)

    class Meta:
        ordering = ("seq",)
        constraints = [
            models.UniqueConstraint(fields=("game", "seq"), name="entry_seq_once"),
            models.UniqueConstraint(fields=("game", "key"), name="entry_key_once"),
            models.CheckConstraint(condition=Q(seq__gte=1), name="entry_seq"),
            models.CheckConstraint(condition=Q(kind__in=Kind.values), name="entry_kind"),
        ]

    def __str__(self) -> str:
        return f"{self.seq} {self.kind} of game {self.game_id}"

    def as_dict(self) -> dict[str, Any]:
        """Plain data as `games.rules.sheet.replay` reads it."""
        at = self.at.isoformat()
        return {"seq": self.seq, "kind": self.kind, "facts": self.facts, "by": self.by, "at": at}


def _no_revisions() -> dict[str, int]:
    return dict.fromkeys(STEPS, 0)


class Draft(models.Model):
    """The hand being entered: one row a game, from its start, written over step by step.

    `facts` holds a dict for each step that was taken. `revisions` counts the writes of each step
    and never goes back, so a phone that looks at an older state is always noticed.
    `taken_back` is the seq of the undone hand that filled it, None for a fresh one.
    `device` is the one that took the last step, None before the first.
    """

    game = models.OneToOneField(Game, models.PROTECT, related_name="draft")
    hand_number = models.PositiveIntegerField(default=1)
    facts = models.JSONField(default=dict, blank=True)
    revisions = models.JSONField(default=_no_revisions)
    taken_back = models.PositiveIntegerField(null=True, blank=True)
    device = models.ForeignKey(
        Device, models.PROTECT, related_name="drafts", db_index=False, null=True, blank=True
    )
    changed_at = models.DateTimeField(auto_now=True)

    def __str__(self) -> str:
        return f"draft of hand {self.hand_number} of game {self.game_id}"

    @property
    def next_step(self) -> str:
        """The first step that has not been taken; the last one when all are."""
        return next((step for step in STEPS if step not in self.facts), STEPS[-1])

    @property
    def entry(self) -> dict[str, Any]:
        """What is known of the hand so far, as one entry in the shape of the API."""
        merged: dict[str, Any] = {}
        for step in STEPS:
            merged |= self.facts.get(step, {})
        return merged
