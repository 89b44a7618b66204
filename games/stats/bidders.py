"""The rows of those who bid.

SQLite takes an index over some of the rows only where their condition stands in the query itself,
not where it comes as a parameter.
"""

from django.db.models import CharField, Func, Q

BIDDERS = Q(part=Func(template="'bidder'", output_field=CharField()))
