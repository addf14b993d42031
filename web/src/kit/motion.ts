// Animations. Users who prefer reduced motion see the end of every animation at once.

/** How long a die tumbles. */
export const TUMBLE_MS = 900;

const less = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the user prefers reduced motion. */
export function isCalm(): boolean {
  return less?.matches ?? false;
}

/** The duration of an animation: 0 if the user prefers reduced motion. */
export function lasting(ms: number): number {
  return isCalm() ? 0 : ms;
}

/** A pause for reading: reduced motion does not shorten it. */
export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** Animate an element, unless the user prefers reduced motion. */
export function animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation | null {
  return isCalm() ? null : element.animate(frames, { easing: "cubic-bezier(0.3, 1.2, 0.4, 1)", ...options });
}

/** Let an element fly in from another element, or from a rectangle. */
export function flyFrom(element: Element, from: Element | DOMRect, ms = 420): Animation | null {
  const start = from instanceof Element ? from.getBoundingClientRect() : from;
  const end = element.getBoundingClientRect();
  if (end.width === 0 || start.width === 0) return null;
  const dx = start.left + start.width / 2 - (end.left + end.width / 2);
  const dy = start.top + start.height / 2 - (end.top + end.height / 2);
  const scale = start.width / end.width;
  return animate(
    element,
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      { transform: `translate(${dx / 3}px, ${dy / 3 - 24}px) scale(1.15)`, offset: 0.6 },
      { transform: "none" },
    ],
    { duration: ms },
  );
}

/** A short jump in place, to draw attention. */
export function hop(element: Element, ms = 360): Animation | null {
  return animate(
    element,
    [{ transform: "none" }, { transform: "translateY(-18%) scale(1.06)" }, { transform: "none" }],
    { duration: ms },
  );
}
