/**
 * What has the focus may vanish or be switched off, as a button does that was pressed: then it goes to what was around
 * it, not to nowhere. To attach to whatever holds such things.
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

/** Give something the focus that usually has none; whether it could take it. */
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
