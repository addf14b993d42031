"""WebSockets: one for each browser at its table. Messages are decoded here, once, and handed to the table.

May import everything below it in the server: tables, people, races, limits, the store's contract, the wire and the errors.
"""
