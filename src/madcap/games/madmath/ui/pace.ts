// Durations: how long each event is shown.
import { TUMBLE_MS } from "$web/kit/motion";

/** How a step is shown: without motion, if the user prefers that; quickly, if a bot made it and bots move at once. */
export interface Pace {
  readonly calm: boolean;
  readonly quick: boolean;
}

export const CELEBRATION_MS = 4800;
// At the end of a round, after the last pawn was placed: the sum of the line comes first.
export const POINTS_MS = 2300; // the points are counted up
export const LOSSES_MS = 2600; // the others lose theirs
export const WINNER_MS = 3000; // the winner of the game is announced
export const NEXT_THROW_MS = 500; // the roll-off is quick: a player's dice still tumble while the next one throws
export const CLEAR_MS = 1000;
export const TIE_MS = 900;
export const STARTER_MS = 1300;
export const CALM_MS = 300; // with reduced motion, a number still needs a moment to be seen

const FLY_MS = 520;
const LOST_MS = 1600;
const GLANCE_MS = 250;

// A quick turn, a throw and a pawn, takes half a second.
const QUICK_TUMBLE_MS = 220;
const QUICK_FLY_MS = 200;
const QUICK_LOST_MS = 280;
const QUICK_GLANCE_MS = 40;

/** How long thrown dice tumble. */
export const tumbleMs = ({ calm, quick }: Pace): number => (quick ? QUICK_TUMBLE_MS : calm ? CALM_MS : TUMBLE_MS);

/** How long a pawn flies to its square. */
export const flyMs = ({ calm, quick }: Pace): number => (calm ? 0 : quick ? QUICK_FLY_MS : FLY_MS);

/** How long a lost throw is shown. */
export const lostMs = ({ quick }: Pace): number => (quick ? QUICK_LOST_MS : LOST_MS);

/** The pause before the next step. */
export const glanceMs = ({ quick }: Pace): number => (quick ? QUICK_GLANCE_MS : GLANCE_MS);
