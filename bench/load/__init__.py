"""The load bench: real clients on loopback against our server, a peer's, and a bare echo. See ../README.md."""
