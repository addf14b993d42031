"""The server: people, bots and watchers at tables, over HTTP and WebSockets, with every move stored before it is published.

Rooms, each above those it may import (import-linter checks it):

    app, serving            the program
    http, socket            requests and sockets of browsers
    table, people           tables and players
    error_log, race, limits what a table needs: faults in the log, races, and how much anybody may take
    store                   what is stored
    wire, errors            the messages as types, and everything that can go wrong
"""
