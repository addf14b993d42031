// What scrolls must be reachable without a mouse: it takes the focus as long as not all of it is in sight and
// nothing in it can take it.

/** An attachment for a thing whose style lets it scroll. */
export const focusableScroll = (area: HTMLElement): (() => void) => {
  const look = (): void => {
    const hides = area.scrollHeight > area.clientHeight || area.scrollWidth > area.clientWidth;
    if (hides && !area.querySelector("button:enabled, a[href]")) area.tabIndex = 0;
    else area.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(area);
  contents.observe(area, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
