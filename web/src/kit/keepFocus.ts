/**
 * An attachment that keeps the focus inside an element. If the focused element is removed or disabled, as a pressed
 * button may be, the nearest element around it gets the focus.
 */
export function keepFocus(room: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let around: HTMLElement[] = [];

  function note(event: FocusEvent): void {
    last = event.target as HTMLElement;
    around = [];
    for (let one = last.parentElement; one && room.contains(one); one = one.parentElement) around.push(one);
  }

  function look(): void {
    const isLost = last !== null && (!last.isConnected || last.matches(":disabled"));
    if (isLost && document.activeElement === document.body) around.some((one) => one.isConnected && takes(one));
  }

  const watcher = new MutationObserver(look);
  watcher.observe(room, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  room.addEventListener("focusin", note);
  return () => {
    watcher.disconnect();
    room.removeEventListener("focusin", note);
  };
}

/** Focus an element that is usually not focusable. Returns whether it took the focus. */
function takes(one: HTMLElement): boolean {
  const isPlain = !one.hasAttribute("tabindex");
  if (isPlain) {
    one.tabIndex = -1;
    one.addEventListener("blur", () => one.removeAttribute("tabindex"), { once: true });
  }
  one.focus({ preventScroll: true });
  const has = document.activeElement === one;
  if (isPlain && !has) one.removeAttribute("tabindex");
  return has;
}
