"""The table page as finished values: what its templates show, they neither compare nor compute."""
