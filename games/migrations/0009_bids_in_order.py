"""The index over bids has the order in which they are grouped, so that a count sorts nothing."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0008_merged_into"),
    ]

    operations = [
        migrations.RemoveIndex(model_name="handseat", name="hand_seat_bids"),
        migrations.AddIndex(
            model_name="handseat",
            index=models.Index(
                fields=["club", "variant", "bid", "trump", "place", "on", "is_made", "margin"],
                condition=models.Q(part="bidder"),
                name="hand_seat_bids",
            ),
        ),
    ]
