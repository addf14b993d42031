"""The engine: the contract that games implement, and what works with any game. It does no I/O."""
