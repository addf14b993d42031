"""The levels of Sample Game's bots: how hard they think, how often they slip, how long they take."""

from madcap.engine.game import Level

LEVELS = {
    "gentle": Level(iterations=10, depth=20, slip=0.4, pace_ms=(700, 1500)),
    "fair": Level(iterations=50, depth=20, slip=0.1, pace_ms=(700, 1400)),
    "sharp": Level(iterations=400, depth=20, slip=0.0, pace_ms=(600, 1200)),
}
