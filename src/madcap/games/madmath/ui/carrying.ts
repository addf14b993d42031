// Throwing dice by drag and drop: pick one up, collect the other one with it, release to throw.

const SLACK = 8; // px that a pointer may move during a tap
const THROW = 44; // px from its place; a release beyond that throws

/** The tray's callbacks. A die is 0 or 1; its element has the number in `data-die`. */
export interface Grip {
  canPickUp(die: number): boolean;
  pickUp(die: number): void;
  sweepUp(die: number): void; // called when the drag passes over the other die
  carry(dx: number, dy: number): void;
  drop(thrown: boolean): void;
}

interface Start {
  readonly die: number;
  readonly x: number;
  readonly y: number;
  readonly other: DOMRect | undefined;
}

const inside = (rect: DOMRect, x: number, y: number): boolean =>
  x > rect.left && x < rect.right && y > rect.top && y < rect.bottom;

const dieUnder = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-die]") : null;

/** A Svelte attachment that lets dice be dragged off the tray. */
export const carrying = (grip: Grip) => (tray: HTMLElement) => {
  let start: Start | null = null;
  let moved = false;

  const down = (event: PointerEvent): void => {
    moved = false;
    const slot = dieUnder(event.target);
    const die = Number(slot?.dataset.die);
    if (!slot || !event.isPrimary || event.button !== 0 || !grip.canPickUp(die)) return;
    const other = tray.querySelector(`[data-die="${1 - die}"]`)?.getBoundingClientRect();
    start = { die, x: event.clientX, y: event.clientY, other };
  };

  const move = (event: PointerEvent): void => {
    if (!start || !event.isPrimary) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!moved && Math.hypot(dx, dy) < SLACK) return;
    if (!moved) {
      moved = true;
      tray.setPointerCapture(event.pointerId);
      grip.pickUp(start.die);
    }
    if (start.other && inside(start.other, event.clientX, event.clientY)) grip.sweepUp(1 - start.die);
    grip.carry(dx, dy);
  };

  const up = (event: PointerEvent): void => {
    if (!start || !event.isPrimary) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > THROW;
    start = null;
    if (moved) grip.drop(far && event.type === "pointerup");
  };

  /** Suppress the click that follows a drag. */
  const click = (event: MouseEvent): void => {
    if (moved) event.stopPropagation();
    moved = false;
  };

  const off = new AbortController();
  const { signal } = off;
  tray.addEventListener("pointerdown", down, { signal });
  tray.addEventListener("pointermove", move, { signal });
  tray.addEventListener("pointerup", up, { signal });
  tray.addEventListener("pointercancel", up, { signal });
  tray.addEventListener("click", click, { signal, capture: true });
  return () => off.abort();
};
