"""A game's row tells the rules in force and who sits where now, beside what it began with."""

from typing import Any

from django.db import migrations, models


def as_begun(apps: Any, schema_editor: Any) -> None:
    """Until now nothing could change them."""
    seats = apps.get_model("games", "Seat").objects.select_related("player").order_by("number")
    for game in apps.get_model("games", "Game").objects.all():
        game.rules_now = game.rules
        game.people_now = [seat.player.name for seat in seats.filter(game=game)]
        game.save(update_fields=["rules_now", "people_now"])


class Migration(migrations.Migration):
    dependencies = [("games", "0002_append_only")]
    operations = [
        migrations.AddField("game", "rules_now", models.JSONField(blank=True, default=dict)),
        migrations.AddField("game", "people_now", models.JSONField(blank=True, default=list)),
        migrations.RunPython(as_begun, migrations.RunPython.noop),
    ]
