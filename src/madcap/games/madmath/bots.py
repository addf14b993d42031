"""What MADMATH's bots are like: how hard each level thinks, how often it slips, how long it takes."""

from madcap.engine.game import Level

LEVELS = {
    "gentle": Level(iterations=12, depth=0, slip=0.4, pace_ms=(900, 1800)),
    "fair": Level(iterations=80, depth=0, slip=0.2, pace_ms=(800, 1600)),
    "sharp": Level(iterations=5000, depth=0, slip=0.0, pace_ms=(700, 1400)),
}
