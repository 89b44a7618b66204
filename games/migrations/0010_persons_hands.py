"""Two indexes that answer what a person's page asks of hands, so that no row is looked up."""

from django.db import migrations, models

SHARES = ["person", "part", "partner", "bidder", "result", "variant", "on"]
SHARES += ["meld", "tricks", "delta", "meld_lost", "is_made"]
OWN_BIDS = ["person", "on", "game", "seq", "partner", "variant", "bid", "trump", "place"]
OWN_BIDS += ["is_made", "margin", "meld", "delta"]


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0009_bids_in_order"),
    ]

    operations = [
        migrations.AddIndex(
            model_name="handseat", index=models.Index(fields=SHARES, name="hand_seat_shares")
        ),
        migrations.AddIndex(
            model_name="handseat",
            index=models.Index(
                fields=OWN_BIDS, condition=models.Q(part="bidder"), name="hand_seat_own_bids"
            ),
        ),
    ]
