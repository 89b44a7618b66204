"""Hands without a bidder are found by themselves, so that all others are counted in their index."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0010_persons_hands"),
    ]

    operations = [
        migrations.AddIndex(
            model_name="handseat",
            index=models.Index(
                fields=["club", "on"],
                condition=models.Q(bidder=None),
                name="hand_seat_without_bidder",
            ),
        ),
    ]
