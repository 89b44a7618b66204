"""Live updates: streams that say "this table has another mark now", and nothing else.

`hub` knows who listens, `stream` speaks to one phone, `tail` finds what nobody told, `wire` tells
the other processes on PostgreSQL, `house` opens and closes it all with the server.
"""
