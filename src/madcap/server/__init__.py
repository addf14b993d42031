"""The server: tables that people sit at, over HTTP and WebSocket, stored before anybody hears of it."""
