"""The server: people, bots and watchers at tables, over HTTP and WebSockets, with every move stored before it is published.

Rooms, each above those it may import (import-linter checks it):

    serving, log_output     the program, and its log
    app, metrics            the application, and what an operator's programs see of it
    http, socket            requests and sockets of browsers
    table, people           tables and players
    error_log, race, limits what a table needs: faults in the log, races, and how much anybody may take
    store                   what is stored
    wire, errors            the messages as types, and everything that can go wrong
    counters, request_id    what is counted, and the ids of requests
"""
