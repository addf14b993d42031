"""The operator's commands on the running server: `madcap admin` sends them through a local socket.

May import every room that HTTP and the WebSockets may import.
"""
