// Marks a scrolling element with `data-above` and `data-below` where there is more content; base.css fades that side.

/** An attachment for an element that scrolls vertically. */
export const scrollHints = (area: HTMLElement): (() => void) => {
  const SOME = 6; // fewer hidden pixels than this do not count
  const look = (): void => {
    area.toggleAttribute("data-above", area.scrollTop > SOME);
    area.toggleAttribute("data-below", area.scrollHeight - area.clientHeight - area.scrollTop > SOME);
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(area);
  contents.observe(area, { childList: true });
  area.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
    area.removeEventListener("scroll", look);
  };
};
