// Makes a scrolling element usable by keyboard: it can be focused while it overflows and contains nothing focusable.

/** An attachment for an element that can scroll. */
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
