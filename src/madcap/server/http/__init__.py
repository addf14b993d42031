"""HTTP: the page's files, who a browser is, tables by their codes, replays and records.

May import everything below it in the server: tables, people, races, limits, the store's contract, the wire and the errors.
"""
