"""People: who is behind a browser, and what they are called.

May import the store's contract, the wire and the errors.
"""
