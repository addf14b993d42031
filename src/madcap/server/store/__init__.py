"""The store: players with their best times, tables with their logs.

`contract.py` is all that the server asks of a store; `sqlite.py` keeps it in one file. May import the wire's types and the
errors.
"""
