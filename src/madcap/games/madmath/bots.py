"""The levels of MADMATH's bots: how long each one searches, how often it slips, and how long it seems to think."""

from madcap.engine.game import Level

LEVELS = {
    "gentle": Level(iterations=12, depth=0, slip=0.4, pace_ms=(900, 1800)),
    "fair": Level(iterations=80, depth=0, slip=0.2, pace_ms=(800, 1600)),
    "sharp": Level(iterations=5000, depth=0, slip=0.0, pace_ms=(700, 1400)),
}
