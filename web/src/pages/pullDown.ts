// Lets a finger pull a sheet down, off the screen.

const FAR = 70; // pixels: pulled further than this, the sheet closes
const FAST = 0.5; // pixels per ms: a flick closes it, too

/** An attachment for the handle of a sheet. `active`: whether it is a sheet now; `onclose` is called when it closes. */
export const pullDown =
  (sheet: () => HTMLElement, active: () => boolean, onclose: () => void) =>
  (handle: HTMLElement): (() => void) => {
    let start: { y: number; at: number } | null = null;

    function begin(event: PointerEvent): void {
      const onButton = event.target instanceof Element && event.target.closest("button, a");
      if (!active() || onButton || !event.isPrimary) return;
      start = { y: event.clientY, at: event.timeStamp };
      handle.setPointerCapture(event.pointerId);
    }

    function pull(event: PointerEvent): void {
      if (start) sheet().style.translate = `0 ${Math.max(0, event.clientY - start.y)}px`;
    }

    function end(event: PointerEvent): void {
      if (!start) return;
      const far = event.clientY - start.y;
      const fast = far / Math.max(1, event.timeStamp - start.at);
      start = null;
      sheet().style.translate = "";
      if (event.type === "pointerup" && (far > FAR || (far > 10 && fast > FAST))) onclose();
    }

    const listeners = { pointerdown: begin, pointermove: pull, pointerup: end, pointercancel: end } as const;
    for (const [name, listener] of Object.entries(listeners)) {
      handle.addEventListener(name as "pointerdown", listener);
    }
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        handle.removeEventListener(name as "pointerdown", listener);
      }
    };
  };
