// Durations: how long each event is shown.

export const FLY_MS = 520;
export const CELEBRATION_MS = 4800;
export const NEXT_THROW_MS = 500; // the roll-off is quick: a player's dice still tumble while the next one throws
export const CLEAR_MS = 1000;
export const TIE_MS = 900;
export const STARTER_MS = 1300;
export const LOST_MS = 1200;
export const GLANCE_MS = 250;
export const CALM_MS = 300; // with reduced motion, a number still needs a moment to be seen
