"""Reads: finished values for pages and services, each in a fixed number of queries."""
