"""The server: people, bots and watchers at tables, over HTTP and WebSockets, with every move stored before it is published.

Rooms, each above those it may import (import-linter holds it):

    app, serving            the program
    http, socket            what comes from browsers
    table, people           tables and players
    error_log, race, limits what a table needs: faults in the log, races, and how much anybody may take
    store                   what is kept
    wire, errors            the messages as types, and everything that can go wrong
"""
