"""Entries are only ever added: the database refuses anything else."""

from django.db import migrations

from games import triggers


class Migration(migrations.Migration):
    dependencies = [("games", "0001_ledger")]
    operations = [migrations.RunPython(triggers.install_by_migration, triggers.remove_by_migration)]
