"""Metrics for Prometheus: what the server counts of itself, and what it can look up, on a port of their own.

May import everything but the application and the program that serves it. Nothing but those imports it.
"""
