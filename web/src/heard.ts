// States as they wait to be shown, and how several of them become one.
import type { Moved, State } from "./wire";

/**
 * A state, the moment when it arrived (its times count from there), and the moves that are new for the log.
 * `skipped`: the moves before its own that nobody saw, because the states before it were joined to it.
 * `isRepeated`: only the table has changed, or the connection is new; the position is the one that was shown before.
 */
export type Heard = State & {
  readonly at: number;
  readonly news: readonly Moved[];
  readonly skipped: readonly Moved[];
  readonly isRepeated: boolean;
};

/** Join a state to a later one. Only the last step is animated; what the others caused is told, and the log has all. */
export function joined(state: Heard, later: Heard): Heard {
  const [first] = later.moves; // none: the viewer was away, and is not told what happened
  const unseen = state.isRepeated ? state.skipped : [...state.skipped, ...state.moves];
  return {
    ...later,
    news: [...state.news, ...later.news],
    skipped: first ? unseen.filter(({ seq }) => seq < first.seq) : [],
    isRepeated: state.isRepeated && later.isRepeated,
  };
}
