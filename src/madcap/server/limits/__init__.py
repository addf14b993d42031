"""Limits: how much of the server anybody may take, so that the others notice nothing.

May import the store's contract, the wire and the errors; it knows no table.
"""
