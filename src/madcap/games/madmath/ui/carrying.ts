// Dice in one's fingers: pick one up, sweep the other one up with it, let go to throw.
import { animate } from "$web/kit/motion";

const SLACK = 8; // px that a finger may slip in a tap
const THROW = 44; // px from where it lay: from here on, letting go throws

/** What the tray does with its dice; a die is 0 or 1, and carries its number in `data-die`. */
export interface Grip {
  canPickUp(die: number): boolean;
  pickUp(die: number): void;
  sweepUp(die: number): void; // passing over the other one
  putBack(): void;
  letGo(): void;
}

interface Start {
  readonly die: number;
  readonly x: number;
  readonly y: number;
  readonly other: DOMRect | undefined;
}

const slots = (tray: Element): HTMLElement[] => [...tray.querySelectorAll<HTMLElement>("[data-die]")];

function shift(tray: Element, dx: number, dy: number): void {
  for (const slot of slots(tray)) {
    slot.style.setProperty("--dx", `${dx}px`);
    slot.style.setProperty("--dy", `${dy}px`);
    if (!slot.classList.contains("held")) slot.style.removeProperty("--dx"), slot.style.removeProperty("--dy");
  }
}

/** Whether a point lies in a rectangle. */
const inside = (rect: DOMRect, x: number, y: number): boolean =>
  x > rect.left && x < rect.right && y > rect.top && y < rect.bottom;

export const carrying = (grip: Grip) => (tray: HTMLElement) => {
  let start: Start | null = null;
  let moved = false;

  const down = (event: PointerEvent): void => {
    const slot = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-die]") : null;
    const die = Number(slot?.dataset.die);
    if (!slot || !event.isPrimary || event.button !== 0 || !grip.canPickUp(die)) return;
    const other = slots(tray)[1 - die]?.getBoundingClientRect();
    start = { die, x: event.clientX, y: event.clientY, other };
    moved = false;
  };

  const move = (event: PointerEvent): void => {
    if (!start) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!moved && Math.hypot(dx, dy) < SLACK) return;
    if (!moved) {
      moved = true;
      tray.setPointerCapture(event.pointerId);
      grip.pickUp(start.die);
    }
    if (start.other && inside(start.other, event.clientX, event.clientY)) grip.sweepUp(1 - start.die);
    requestAnimationFrame(() => start && shift(tray, dx, dy)); // once the held ones are marked
  };

  const up = (event: PointerEvent): void => {
    if (!start) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    start = null;
    if (!moved) return;
    home(tray, dx, dy);
    if (event.type === "pointerup" && Math.hypot(dx, dy) > THROW) grip.letGo();
    else grip.putBack();
  };

  /** A drag is no tap. */
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

/** The dice that were held fall back to where they lie. */
function home(tray: Element, dx: number, dy: number): void {
  for (const slot of slots(tray)) {
    const held = slot.classList.contains("held");
    slot.style.removeProperty("--dx");
    slot.style.removeProperty("--dy");
    if (held) animate(slot, [{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration: 420 });
  }
}
