"""What MADMATH's bots know: how hard each level thinks, how often it slips, how long it takes."""

from madcap.engine.game import Level

LEVELS = {
    "gentle": Level(iterations=12, depth=60, slip=0.35, pace_ms=(900, 1800)),
    "fair": Level(iterations=60, depth=80, slip=0.1, pace_ms=(800, 1600)),
    "sharp": Level(iterations=2000, depth=150, slip=0.0, pace_ms=(700, 1400)),
}
