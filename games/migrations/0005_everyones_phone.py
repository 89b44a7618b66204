"""Seats on other phones, links and codes that can be taken back, cards that are one's own."""

from django.db import migrations, models
from django.db.models import PROTECT, Q

ROLES = [("owner", "Owner"), ("scorer", "Scorer"), ("seat", "Seat"), ("watcher", "Watcher")]
BIG_ID = models.BigAutoField(
    auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
)


def seat() -> models.PositiveSmallIntegerField:
    return models.PositiveSmallIntegerField(blank=True, null=True)


def moment() -> models.DateTimeField:
    return models.DateTimeField(blank=True, null=True)


def check(name: str, condition: Q) -> migrations.AddConstraint:
    return migrations.AddConstraint("grant", models.CheckConstraint(condition=condition, name=name))


class Migration(migrations.Migration):
    dependencies = [("games", "0004_profiles")]
    operations = [
        migrations.AddField("table", "confirms", models.BooleanField(default=False)),
        migrations.RemoveConstraint("grant", "grant_role"),
        migrations.AlterField("grant", "role", models.CharField(choices=ROLES, max_length=8)),
        migrations.AlterField(
            "grant",
            "table",
            models.ForeignKey(
                db_index=False, on_delete=PROTECT, related_name="grants", to="games.table"
            ),
        ),
        migrations.AddField(
            "grant",
            "link",
            models.ForeignKey(
                blank=True, null=True, on_delete=PROTECT, related_name="grants", to="games.link"
            ),
        ),
        migrations.AddField("grant", "seat", seat()),
        migrations.AddField("grant", "seat_asked", seat()),
        migrations.AddField("grant", "seen_at", moment()),
        migrations.AddField("grant", "revoked_at", moment()),
        check("grant_role", Q(role__in=[role for role, _ in ROLES])),
        check("grant_seat", Q(seat=None) | Q(seat__range=(1, 5))),
        check("grant_seat_asked", Q(seat_asked=None) | Q(seat_asked__range=(1, 5))),
        check("grant_seat_is_given", ~Q(role="seat") | Q(seat__isnull=False)),
        check("grant_revoked_sits_nowhere", Q(revoked_at=None) | Q(seat=None)),
        migrations.AddConstraint(
            "grant", models.UniqueConstraint(fields=("table", "seat"), name="grant_one_per_seat")
        ),
        migrations.CreateModel(
            "Code",
            [
                ("id", BIG_ID.clone()),
                ("text", models.CharField(max_length=8, unique=True)),
                ("made_at", models.DateTimeField(auto_now_add=True)),
                ("expires_at", models.DateTimeField()),
                ("revoked_at", moment()),
                (
                    "table",
                    models.ForeignKey(on_delete=PROTECT, related_name="codes", to="games.table"),
                ),
            ],
            {
                "constraints": [
                    models.UniqueConstraint(
                        fields=("table",), condition=Q(revoked_at=None), name="code_one_per_table"
                    )
                ]
            },
        ),
        migrations.CreateModel(
            "Guesses",
            [
                ("id", BIG_ID.clone()),
                ("block", models.CharField(max_length=48)),
                ("hour", models.DateTimeField(help_text="When the hour began")),
                ("count", models.PositiveIntegerField(default=0)),
            ],
            {
                "constraints": [
                    models.UniqueConstraint(fields=("block", "hour"), name="guesses_once")
                ]
            },
        ),
        migrations.CreateModel(
            "Holding",
            [
                ("id", BIG_ID.clone()),
                ("hand_number", models.PositiveIntegerField()),
                (
                    "cards",
                    models.JSONField(default=list, help_text='Codes: ["AS", "10H"]'),
                ),
                (
                    "game",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=PROTECT,
                        related_name="holdings",
                        to="games.game",
                    ),
                ),
                (
                    "grant",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=PROTECT,
                        related_name="holdings",
                        to="games.grant",
                    ),
                ),
            ],
            {
                "constraints": [
                    models.UniqueConstraint(fields=("grant", "game"), name="holding_one_per_game")
                ]
            },
        ),
    ]
