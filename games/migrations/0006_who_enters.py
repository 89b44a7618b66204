"""A draft says which device took its last step."""

from django.db import migrations, models
from django.db.models import PROTECT


class Migration(migrations.Migration):
    dependencies = [("games", "0005_everyones_phone")]
    operations = [
        migrations.AddField(
            "draft",
            "device",
            models.ForeignKey(
                blank=True,
                db_index=False,
                null=True,
                on_delete=PROTECT,
                related_name="drafts",
                to="games.device",
            ),
        ),
    ]
