import django.db.models.deletion
import games.ids
import games.models.entry
from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="Device",
            fields=[
                (
                    "id",
                    models.CharField(
                        default=games.ids.new_id,
                        editable=False,
                        max_length=22,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                ("created_at", models.DateTimeField(auto_now_add=True)),
            ],
        ),
        migrations.CreateModel(
            name="Game",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("number", models.PositiveIntegerField()),
                ("variant", models.CharField(max_length=16)),
                ("rules", models.JSONField(blank=True, default=dict)),
                ("rules_version", models.PositiveSmallIntegerField(default=1)),
                ("dealer", models.PositiveSmallIntegerField()),
                ("start_totals", models.JSONField(blank=True, default=dict)),
                ("start_target", models.IntegerField(blank=True, null=True)),
                ("hands_before", models.PositiveIntegerField(default=0)),
                ("started_at", models.DateTimeField(auto_now_add=True)),
                ("key", models.CharField(max_length=64)),
                (
                    "asked",
                    models.CharField(help_text="SHA-256 of what was asked for", max_length=64),
                ),
                ("totals", models.JSONField(default=dict)),
                ("target", models.IntegerField(null=True)),
                ("hand_number", models.PositiveIntegerField(default=1)),
                ("next_dealer", models.PositiveSmallIntegerField()),
                ("winner", models.CharField(blank=True, max_length=1)),
                ("is_over", models.BooleanField(default=False)),
                ("is_draw", models.BooleanField(default=False)),
                ("last_sentence", models.TextField(blank=True)),
                ("version", models.PositiveIntegerField(default=0)),
                ("changed_at", models.DateTimeField(auto_now_add=True)),
            ],
        ),
        migrations.CreateModel(
            name="Draft",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("hand_number", models.PositiveIntegerField(default=1)),
                ("facts", models.JSONField(blank=True, default=dict)),
                ("revisions", models.JSONField(default=games.models.entry._no_revisions)),
                ("taken_back", models.PositiveIntegerField(blank=True, null=True)),
                ("changed_at", models.DateTimeField(auto_now=True)),
                (
                    "game",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="draft",
                        to="games.game",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Table",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "address",
                    models.CharField(
                        default=games.ids.new_id, editable=False, max_length=22, unique=True
                    ),
                ),
                ("title", models.CharField(blank=True, max_length=60)),
                ("time_zone", models.CharField(blank=True, max_length=64)),
                ("variant", models.CharField(max_length=16)),
                ("rules", models.JSONField(blank=True, default=dict)),
                ("made_at", models.DateTimeField(auto_now_add=True)),
                ("key", models.CharField(max_length=64)),
                (
                    "asked",
                    models.CharField(
                        help_text="SHA-256 of what the maker asked for", max_length=64
                    ),
                ),
                (
                    "made_by",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="tables_made",
                        to="games.device",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Player",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("name", models.CharField(max_length=60)),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="players",
                        to="games.table",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Link",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "role",
                    models.CharField(
                        choices=[("owner", "Owner"), ("scorer", "Scorer"), ("watcher", "Watcher")],
                        max_length=8,
                    ),
                ),
                (
                    "nonce",
                    models.CharField(default=games.ids.new_id, editable=False, max_length=22),
                ),
                ("made_at", models.DateTimeField(auto_now_add=True)),
                ("revoked_at", models.DateTimeField(blank=True, null=True)),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="links",
                        to="games.table",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Grant",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "role",
                    models.CharField(
                        choices=[("owner", "Owner"), ("scorer", "Scorer"), ("watcher", "Watcher")],
                        max_length=8,
                    ),
                ),
                ("made_at", models.DateTimeField(auto_now_add=True)),
                ("hidden_at", models.DateTimeField(blank=True, null=True)),
                (
                    "device",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="grants",
                        to="games.device",
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="grants",
                        to="games.table",
                    ),
                ),
            ],
        ),
        migrations.AddField(
            model_name="game",
            name="table",
            field=models.ForeignKey(
                db_index=False,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="games",
                to="games.table",
            ),
        ),
        migrations.CreateModel(
            name="Entry",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("seq", models.PositiveIntegerField()),
                (
                    "kind",
                    models.CharField(
                        choices=[
                            ("hand", "Hand"),
                            ("correction", "Correction"),
                            ("void", "Void"),
                            ("restore", "Restore"),
                            ("penalty", "Penalty"),
                            ("seat", "Seat"),
                            ("rules", "Rules"),
                            ("confirmation", "Confirmation"),
                            ("end", "End"),
                            ("reopen", "Reopen"),
                        ],
                        max_length=12,
                    ),
                ),
                ("facts", models.JSONField()),
                ("by", models.CharField(blank=True, max_length=60)),
                ("at", models.DateTimeField()),
                ("key", models.CharField(max_length=64)),
                (
                    "device",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="entries",
                        to="games.device",
                    ),
                ),
                (
                    "game",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="entries",
                        to="games.game",
                    ),
                ),
            ],
            options={
                "ordering": ("seq",),
                "constraints": [
                    models.UniqueConstraint(fields=("game", "seq"), name="entry_seq_once"),
                    models.UniqueConstraint(fields=("game", "key"), name="entry_key_once"),
                    models.CheckConstraint(condition=models.Q(("seq__gte", 1)), name="entry_seq"),
                    models.CheckConstraint(
                        condition=models.Q(
                            (
                                "kind__in",
                                [
                                    "hand",
                                    "correction",
                                    "void",
                                    "restore",
                                    "penalty",
                                    "seat",
                                    "rules",
                                    "confirmation",
                                    "end",
                                    "reopen",
                                ],
                            )
                        ),
                        name="entry_kind",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="Seat",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("number", models.PositiveSmallIntegerField()),
                (
                    "game",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="seats",
                        to="games.game",
                    ),
                ),
                (
                    "player",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="seats",
                        to="games.player",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("game", "number"), name="seat_once"),
                    models.UniqueConstraint(fields=("game", "player"), name="seat_of_one_player"),
                    models.CheckConstraint(
                        condition=models.Q(("number__range", (1, 5))), name="seat_number"
                    ),
                ],
            },
        ),
        migrations.AddConstraint(
            model_name="table",
            constraint=models.UniqueConstraint(fields=("made_by", "key"), name="table_made_once"),
        ),
        migrations.AddConstraint(
            model_name="table",
            constraint=models.CheckConstraint(
                condition=models.Q(("variant__in", ("cutthroat", "single-deck", "double-deck"))),
                name="table_variant",
            ),
        ),
        migrations.AddConstraint(
            model_name="player",
            constraint=models.CheckConstraint(
                condition=models.Q(("name", ""), _negated=True), name="player_has_a_name"
            ),
        ),
        migrations.AddConstraint(
            model_name="link",
            constraint=models.UniqueConstraint(
                condition=models.Q(("revoked_at", None)),
                fields=("table", "role"),
                name="link_one_per_role",
            ),
        ),
        migrations.AddConstraint(
            model_name="link",
            constraint=models.CheckConstraint(
                condition=models.Q(("role__in", ["owner", "scorer", "watcher"])), name="link_role"
            ),
        ),
        migrations.AddConstraint(
            model_name="grant",
            constraint=models.UniqueConstraint(fields=("device", "table"), name="grant_once"),
        ),
        migrations.AddConstraint(
            model_name="grant",
            constraint=models.CheckConstraint(
                condition=models.Q(("role__in", ["owner", "scorer", "watcher"])), name="grant_role"
            ),
        ),
        migrations.AddConstraint(
            model_name="game",
            constraint=models.UniqueConstraint(fields=("table", "number"), name="game_number_once"),
        ),
        migrations.AddConstraint(
            model_name="game",
            constraint=models.UniqueConstraint(fields=("table", "key"), name="game_started_once"),
        ),
        migrations.AddConstraint(
            model_name="game",
            constraint=models.CheckConstraint(
                condition=models.Q(("variant__in", ("cutthroat", "single-deck", "double-deck"))),
                name="game_variant",
            ),
        ),
        migrations.AddConstraint(
            model_name="game",
            constraint=models.CheckConstraint(
                condition=models.Q(("number__gte", 1)), name="game_number"
            ),
        ),
        migrations.AddConstraint(
            model_name="game",
            constraint=models.CheckConstraint(
                condition=models.Q(("dealer__range", (1, 5)), ("next_dealer__range", (1, 5))),
                name="game_dealer",
            ),
        ),
    ]
