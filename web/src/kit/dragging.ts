// Drag and drop of cards, by mouse, pen or finger.

const SLACK = 8; // px that a pointer may move in a tap
const EDGE = 44; // px from the edge of a scrolling element within which dragging scrolls it
const PULL = 9; // px that it scrolls at a time
const MEANINGS = ["data-card", "data-held", "data-target", "data-choice", "data-deck"]; // removed from a picture

/** The table's reactions to a dragged card. A card has its id in `data-held`, a target its key in `data-target`. */
export interface Grip {
  layer(): HTMLElement; // the layer on which a card is dragged
  lift(id: string): boolean; // returns whether the card can be dragged
  over(key: string | undefined): void;
  drop(key: string | undefined): void;
}

interface Carried {
  readonly card: HTMLElement;
  readonly x: number;
  readonly y: number;
  ghost: HTMLElement | null;
}

const under = (event: PointerEvent, selector: string): HTMLElement | null =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(selector) ?? null;

/** A copy of an element as a picture, placed exactly over it. */
export function pictureOf(element: Element, rect: DOMRect): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement;
  for (const name of MEANINGS) picture.removeAttribute(name);
  const [left, top, width, height] = [rect.left, rect.top, rect.width, rect.height].map((px) => `${px}px`);
  const lying = { position: "fixed", left, top, width, height, margin: "0", translate: "none", visibility: "visible" };
  Object.assign(picture.style, lying);
  picture.style.setProperty("--w", `${rect.width}px`);
  return picture;
}

/** Scroll an element if the pointer is near its edge. */
function scrollNear(event: PointerEvent): void {
  const area = under(event, "[data-scrolls]");
  if (!area) return;
  const { top, bottom } = area.getBoundingClientRect();
  if (event.clientY < top + EDGE) area.scrollBy(0, -PULL);
  if (event.clientY > bottom - EDGE) area.scrollBy(0, PULL);
}

/** Returns an attachment for the element that contains the cards. */
export const dragging = (grip: Grip) => (hand: HTMLElement) => {
  let carried: Carried | null = null;
  let moved = false;

  const down = (event: PointerEvent): void => {
    moved = false;
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-held]") : null;
    if (!card || !event.isPrimary || event.button !== 0) return;
    carried = { card, x: event.clientX, y: event.clientY, ghost: null };
  };

  const lift = (event: PointerEvent, what: Carried): HTMLElement | null => {
    if (!grip.lift(what.card.dataset.held!)) {
      carried = null;
      return null;
    }
    moved = true;
    hand.setPointerCapture(event.pointerId);
    what.ghost = pictureOf(what.card, what.card.getBoundingClientRect());
    grip.layer().append(what.ghost);
    what.card.style.opacity = "0.25";
    return what.ghost;
  };

  const move = (event: PointerEvent): void => {
    if (!carried || !event.isPrimary) return;
    if (event.buttons === 0) return up(event); // the button was released outside the window
    const [dx, dy] = [event.clientX - carried.x, event.clientY - carried.y];
    if (!carried.ghost && Math.hypot(dx, dy) < SLACK) return;
    const ghost = carried.ghost ?? lift(event, carried);
    if (!ghost) return;
    ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg) scale(1.06)`;
    scrollNear(event);
    grip.over(under(event, "[data-target]")?.dataset.target);
  };

  const up = (event: PointerEvent): void => {
    if (!carried || !event.isPrimary) return;
    const { card, ghost } = carried;
    carried = null;
    if (!ghost) return;
    ghost.remove();
    card.style.opacity = "";
    grip.over(undefined);
    if (event.type === "pointerup") grip.drop(under(event, "[data-target]")?.dataset.target);
  };

  /** Suppress the click that follows a drag. */
  const click = (event: MouseEvent): void => {
    if (moved) event.stopPropagation();
    moved = false;
  };

  const off = new AbortController();
  const { signal } = off;
  hand.addEventListener("pointerdown", down, { signal });
  // On the window: a fast pointer leaves the hand with its first movement.
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", up, { signal });
  window.addEventListener("pointercancel", up, { signal });
  hand.addEventListener("click", click, { signal, capture: true });
  return () => off.abort();
};
