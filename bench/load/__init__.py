"""The load bench: real clients on loopback, connected to our server, to boardgame.io's and to an echo. See ../README.md."""
