"""House rules under a name, and the name of those that a game began with."""

import django.db.models.deletion
from django.db import migrations, models
from django.db.models import Q


class Migration(migrations.Migration):
    dependencies = [("games", "0003_in_force")]
    operations = [
        migrations.AddField("game", "rules_name", models.CharField(blank=True, max_length=60)),
        migrations.CreateModel(
            name="RuleProfile",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("name", models.CharField(max_length=60)),
                ("variant", models.CharField(max_length=16)),
                ("version", models.PositiveSmallIntegerField()),
                ("differences", models.JSONField(blank=True, default=dict)),
                ("made_at", models.DateTimeField(auto_now_add=True)),
                ("hidden_at", models.DateTimeField(blank=True, null=True)),
                (
                    "device",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="profiles",
                        to="games.device",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        fields=("device", "name", "variant", "version"), name="profile_version_once"
                    ),
                    models.CheckConstraint(
                        condition=Q(variant__in=("cutthroat", "single-deck", "double-deck")),
                        name="profile_variant",
                    ),
                    models.CheckConstraint(condition=~Q(name=""), name="profile_has_a_name"),
                    models.CheckConstraint(condition=Q(version__gte=1), name="profile_version"),
                ],
            },
        ),
    ]
