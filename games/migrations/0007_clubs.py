"""Clubs with their people and seasons, and the rows that statistics are read from."""

import django.db.models.deletion
import django.utils.timezone
import games.ids
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0006_who_enters"),
    ]

    operations = [
        migrations.AlterField(
            model_name="game",
            name="changed_at",
            field=models.DateTimeField(default=django.utils.timezone.now, editable=False),
        ),
        migrations.AlterField(
            model_name="game",
            name="started_at",
            field=models.DateTimeField(default=django.utils.timezone.now, editable=False),
        ),
        migrations.CreateModel(
            name="Club",
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
                (
                    "public_address",
                    models.CharField(blank=True, max_length=22, null=True, unique=True),
                ),
                ("name", models.CharField(max_length=60)),
                ("time_zone", models.CharField(blank=True, max_length=64)),
                ("made_at", models.DateTimeField(auto_now_add=True)),
                ("key", models.CharField(max_length=64)),
                (
                    "asked",
                    models.CharField(
                        help_text="SHA-256 of what the maker asked for", max_length=64
                    ),
                ),
                ("ratings_from", models.DateTimeField(blank=True, null=True)),
                (
                    "made_by",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="clubs_made",
                        to="games.device",
                    ),
                ),
            ],
        ),
        migrations.AddField(
            model_name="table",
            name="club",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="tables",
                to="games.club",
            ),
        ),
        migrations.CreateModel(
            name="ClubLink",
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
                        choices=[
                            ("organiser", "Organiser"),
                            ("member", "Member"),
                            ("viewer", "Viewer"),
                        ],
                        max_length=9,
                    ),
                ),
                (
                    "nonce",
                    models.CharField(default=games.ids.new_id, editable=False, max_length=22),
                ),
                ("made_at", models.DateTimeField(auto_now_add=True)),
                ("revoked_at", models.DateTimeField(blank=True, null=True)),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="links",
                        to="games.club",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="ClubGrant",
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
                        choices=[
                            ("organiser", "Organiser"),
                            ("member", "Member"),
                            ("viewer", "Viewer"),
                        ],
                        max_length=9,
                    ),
                ),
                ("made_at", models.DateTimeField(auto_now_add=True)),
                ("hidden_at", models.DateTimeField(blank=True, null=True)),
                ("revoked_at", models.DateTimeField(blank=True, null=True)),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="grants",
                        to="games.club",
                    ),
                ),
                (
                    "device",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="club_grants",
                        to="games.device",
                    ),
                ),
                (
                    "link",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="grants",
                        to="games.clublink",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="ClubProfile",
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
                    "club",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="profiles",
                        to="games.club",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Person",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("name", models.CharField(blank=True, max_length=60)),
                ("is_guest", models.BooleanField(default=False)),
                ("merged_at", models.DateTimeField(blank=True, null=True)),
                ("anonymous_at", models.DateTimeField(blank=True, null=True)),
                ("made_at", models.DateTimeField(auto_now_add=True)),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="people",
                        to="games.club",
                    ),
                ),
                (
                    "merged_into",
                    models.ForeignKey(
                        blank=True,
                        db_index=False,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="+",
                        to="games.person",
                    ),
                ),
                (
                    "stands_for",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="merged",
                        to="games.person",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="HandSeat",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("variant", models.CharField(max_length=16)),
                ("on", models.DateField()),
                ("seq", models.PositiveIntegerField()),
                ("number", models.PositiveIntegerField()),
                ("at", models.DateTimeField()),
                ("dealer", models.PositiveSmallIntegerField()),
                ("bid", models.IntegerField()),
                ("trump", models.CharField(blank=True, max_length=1)),
                ("result", models.CharField(max_length=12)),
                ("is_made", models.BooleanField(default=False)),
                ("margin", models.IntegerField(null=True)),
                ("seat", models.PositiveSmallIntegerField()),
                ("place", models.PositiveSmallIntegerField()),
                ("side", models.CharField(max_length=1)),
                (
                    "part",
                    models.CharField(
                        choices=[
                            ("bidder", "Bidder"),
                            ("partner", "Partner"),
                            ("defender", "Defender"),
                            ("none", "None"),
                        ],
                        max_length=8,
                    ),
                ),
                ("meld", models.IntegerField(default=0)),
                ("own_meld", models.IntegerField(null=True)),
                ("meld_lost", models.IntegerField(default=0)),
                ("tricks", models.IntegerField(null=True)),
                ("delta", models.IntegerField(default=0)),
                (
                    "club",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="+",
                        to="games.club",
                    ),
                ),
                (
                    "game",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="hand_seats",
                        to="games.game",
                    ),
                ),
                (
                    "player",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="hand_seats",
                        to="games.player",
                    ),
                ),
                (
                    "bidder",
                    models.ForeignKey(
                        db_index=False,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="+",
                        to="games.person",
                    ),
                ),
                (
                    "partner",
                    models.ForeignKey(
                        db_index=False,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="+",
                        to="games.person",
                    ),
                ),
                (
                    "person",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="hand_seats",
                        to="games.person",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="GameSeat",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("variant", models.CharField(max_length=16)),
                ("on", models.DateField()),
                ("started_at", models.DateTimeField()),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("running", "Running"),
                            ("finished", "Finished"),
                            ("called", "Called"),
                        ],
                        max_length=8,
                    ),
                ),
                ("seat", models.PositiveSmallIntegerField()),
                ("side", models.CharField(max_length=1)),
                ("is_first", models.BooleanField(default=False)),
                ("is_credited", models.BooleanField(default=False)),
                ("is_won", models.BooleanField(default=False)),
                ("is_draw", models.BooleanField(default=False)),
                ("total", models.IntegerField(default=0)),
                ("lead", models.IntegerField(default=0)),
                ("hands", models.PositiveIntegerField(default=0)),
                ("bids", models.PositiveIntegerField(default=0)),
                ("made", models.PositiveIntegerField(default=0)),
                ("sets", models.PositiveIntegerField(default=0)),
                ("conceded", models.PositiveIntegerField(default=0)),
                ("thrown_in", models.PositiveIntegerField(default=0)),
                ("bid_points", models.IntegerField(default=0)),
                ("margins", models.PositiveIntegerField(default=0)),
                ("margin_points", models.IntegerField(default=0)),
                ("partnered", models.PositiveIntegerField(default=0)),
                ("defended", models.PositiveIntegerField(default=0)),
                ("sets_caused", models.PositiveIntegerField(default=0)),
                ("meld_points", models.IntegerField(default=0)),
                ("meld_lost", models.IntegerField(default=0)),
                ("played", models.PositiveIntegerField(default=0, help_text="Hands with tricks")),
                ("trick_points", models.IntegerField(default=0)),
                ("delta", models.IntegerField(default=0)),
                ("delta_bidding", models.IntegerField(default=0)),
                ("delta_partnering", models.IntegerField(default=0)),
                ("delta_defending", models.IntegerField(default=0)),
                (
                    "club",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="+",
                        to="games.club",
                    ),
                ),
                (
                    "game",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="game_seats",
                        to="games.game",
                    ),
                ),
                (
                    "player",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="game_seats",
                        to="games.player",
                    ),
                ),
                (
                    "partner",
                    models.ForeignKey(
                        db_index=False,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="+",
                        to="games.person",
                    ),
                ),
                (
                    "person",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="game_seats",
                        to="games.person",
                    ),
                ),
            ],
        ),
        migrations.AddField(
            model_name="player",
            name="person",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="players",
                to="games.person",
            ),
        ),
        migrations.CreateModel(
            name="PersonName",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("name", models.CharField(max_length=60)),
                ("folded", models.CharField(max_length=180)),
                (
                    "club",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="names",
                        to="games.club",
                    ),
                ),
                (
                    "person",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="names",
                        to="games.person",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="RatingStep",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("on", models.DateField()),
                ("started_at", models.DateTimeField()),
                ("mu", models.FloatField()),
                ("sigma", models.FloatField()),
                ("games", models.PositiveIntegerField()),
                (
                    "club",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="rating_steps",
                        to="games.club",
                    ),
                ),
                (
                    "game",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="rating_steps",
                        to="games.game",
                    ),
                ),
                (
                    "person",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="rating_steps",
                        to="games.person",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="SavedSearch",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("name", models.CharField(max_length=60)),
                ("query", models.CharField(blank=True, max_length=600)),
                ("made_at", models.DateTimeField(auto_now_add=True)),
                ("hidden_at", models.DateTimeField(blank=True, null=True)),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="searches",
                        to="games.club",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Season",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("name", models.CharField(max_length=60)),
                ("starts_on", models.DateField()),
                ("ends_on", models.DateField(blank=True, null=True)),
                ("variant", models.CharField(blank=True, max_length=16)),
                (
                    "standing",
                    models.CharField(
                        choices=[
                            ("wins", "Wins"),
                            ("points", "Points"),
                            ("average", "Average"),
                            ("rating", "Rating"),
                        ],
                        default="wins",
                        max_length=8,
                    ),
                ),
                ("made_at", models.DateTimeField(auto_now_add=True)),
                ("hidden_at", models.DateTimeField(blank=True, null=True)),
                (
                    "club",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="seasons",
                        to="games.club",
                    ),
                ),
                (
                    "profile",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="seasons",
                        to="games.clubprofile",
                    ),
                ),
            ],
        ),
        migrations.AddConstraint(
            model_name="club",
            constraint=models.UniqueConstraint(fields=("made_by", "key"), name="club_made_once"),
        ),
        migrations.AddConstraint(
            model_name="club",
            constraint=models.CheckConstraint(
                condition=models.Q(("name", ""), _negated=True), name="club_has_a_name"
            ),
        ),
        migrations.AddConstraint(
            model_name="clublink",
            constraint=models.UniqueConstraint(
                condition=models.Q(("revoked_at", None)),
                fields=("club", "role"),
                name="club_link_one_per_role",
            ),
        ),
        migrations.AddConstraint(
            model_name="clublink",
            constraint=models.CheckConstraint(
                condition=models.Q(("role__in", ["organiser", "member", "viewer"])),
                name="club_link_role",
            ),
        ),
        migrations.AddConstraint(
            model_name="clubgrant",
            constraint=models.UniqueConstraint(fields=("device", "club"), name="club_grant_once"),
        ),
        migrations.AddConstraint(
            model_name="clubgrant",
            constraint=models.CheckConstraint(
                condition=models.Q(("role__in", ["organiser", "member", "viewer"])),
                name="club_grant_role",
            ),
        ),
        migrations.AddConstraint(
            model_name="clubprofile",
            constraint=models.UniqueConstraint(
                fields=("club", "name", "variant", "version"), name="club_profile_version_once"
            ),
        ),
        migrations.AddConstraint(
            model_name="clubprofile",
            constraint=models.CheckConstraint(
                condition=models.Q(("variant__in", ("cutthroat", "single-deck", "double-deck"))),
                name="club_profile_variant",
            ),
        ),
        migrations.AddConstraint(
            model_name="clubprofile",
            constraint=models.CheckConstraint(
                condition=models.Q(("name", ""), _negated=True), name="club_profile_has_a_name"
            ),
        ),
        migrations.AddConstraint(
            model_name="person",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    models.Q(("name", ""), _negated=True),
                    ("anonymous_at__isnull", False),
                    _connector="OR",
                ),
                name="person_has_a_name",
            ),
        ),
        migrations.AddConstraint(
            model_name="person",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    ("stands_for", None),
                    models.Q(("stands_for", models.F("id")), _negated=True),
                    _connector="OR",
                ),
                name="person_not_own_alias",
            ),
        ),
        migrations.AddIndex(
            model_name="handseat",
            index=models.Index(fields=["person", "on"], name="hand_seat_of_person"),
        ),
        migrations.AddIndex(
            model_name="handseat",
            index=models.Index(fields=["player"], name="hand_seat_of_player"),
        ),
        migrations.AddIndex(
            model_name="handseat",
            index=models.Index(
                condition=models.Q(("part", "bidder")),
                fields=["club", "variant", "bid", "trump", "place", "on", "is_made", "margin"],
                name="hand_seat_bids",
            ),
        ),
        migrations.AddIndex(
            model_name="handseat",
            index=models.Index(fields=["club", "on", "game", "seq"], name="hand_seat_in_order"),
        ),
        migrations.AddIndex(
            model_name="handseat",
            index=models.Index(
                condition=models.Q(("bidder", None)),
                fields=["club", "on"],
                name="hand_seat_without_bidder",
            ),
        ),
        migrations.AddIndex(
            model_name="handseat",
            index=models.Index(
                fields=[
                    "person",
                    "part",
                    "partner",
                    "bidder",
                    "result",
                    "variant",
                    "on",
                    "meld",
                    "tricks",
                    "delta",
                    "meld_lost",
                    "is_made",
                ],
                name="hand_seat_shares",
            ),
        ),
        migrations.AddIndex(
            model_name="handseat",
            index=models.Index(
                condition=models.Q(("part", "bidder")),
                fields=[
                    "person",
                    "on",
                    "game",
                    "seq",
                    "partner",
                    "variant",
                    "bid",
                    "trump",
                    "place",
                    "is_made",
                    "margin",
                    "meld",
                    "delta",
                ],
                name="hand_seat_own_bids",
            ),
        ),
        migrations.AddConstraint(
            model_name="handseat",
            constraint=models.UniqueConstraint(
                fields=("game", "seq", "seat"), name="hand_seat_once"
            ),
        ),
        migrations.AddConstraint(
            model_name="handseat",
            constraint=models.CheckConstraint(
                condition=models.Q(("part__in", ["bidder", "partner", "defender", "none"])),
                name="hand_seat_part",
            ),
        ),
        migrations.AddIndex(
            model_name="gameseat",
            index=models.Index(fields=["person", "on"], name="game_seat_of_person"),
        ),
        migrations.AddIndex(
            model_name="gameseat",
            index=models.Index(fields=["player"], name="game_seat_of_player"),
        ),
        migrations.AddIndex(
            model_name="gameseat",
            index=models.Index(fields=["club", "on"], name="game_seat_of_club"),
        ),
        migrations.AddConstraint(
            model_name="gameseat",
            constraint=models.UniqueConstraint(
                fields=("game", "seat", "player"), name="game_seat_once"
            ),
        ),
        migrations.AddConstraint(
            model_name="gameseat",
            constraint=models.CheckConstraint(
                condition=models.Q(("state__in", ["running", "finished", "called"])),
                name="game_seat_state",
            ),
        ),
        migrations.AddConstraint(
            model_name="personname",
            constraint=models.UniqueConstraint(fields=("club", "folded"), name="person_name_once"),
        ),
        migrations.AddConstraint(
            model_name="personname",
            constraint=models.CheckConstraint(
                condition=models.Q(("folded", ""), _negated=True), name="person_name_is_one"
            ),
        ),
        migrations.AddIndex(
            model_name="ratingstep",
            index=models.Index(fields=["club", "person", "id"], name="rating_step_latest"),
        ),
        migrations.AddIndex(
            model_name="ratingstep",
            index=models.Index(fields=["club", "started_at"], name="rating_step_from"),
        ),
        migrations.AddConstraint(
            model_name="ratingstep",
            constraint=models.UniqueConstraint(fields=("game", "person"), name="rating_step_once"),
        ),
        migrations.AddConstraint(
            model_name="savedsearch",
            constraint=models.CheckConstraint(
                condition=models.Q(("name", ""), _negated=True), name="search_has_a_name"
            ),
        ),
        migrations.AddConstraint(
            model_name="season",
            constraint=models.CheckConstraint(
                condition=models.Q(("name", ""), _negated=True), name="season_has_a_name"
            ),
        ),
        migrations.AddConstraint(
            model_name="season",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    ("variant__in", ("", "cutthroat", "single-deck", "double-deck"))
                ),
                name="season_variant",
            ),
        ),
        migrations.AddConstraint(
            model_name="season",
            constraint=models.CheckConstraint(
                condition=models.Q(("standing__in", ["wins", "points", "average", "rating"])),
                name="season_standing",
            ),
        ),
        migrations.AddConstraint(
            model_name="season",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    ("ends_on", None), ("ends_on__gte", models.F("starts_on")), _connector="OR"
                ),
                name="season_has_days",
            ),
        ),
    ]
