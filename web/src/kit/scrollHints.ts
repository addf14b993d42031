// What scrolls says so: `data-above` and `data-below` tell that there is more on that side, and it fades there
// (base.css).

/** An attachment for a thing that scrolls up and down. */
export const scrollHints = (area: HTMLElement): (() => void) => {
  const SOME = 6; // pixels that nobody would miss
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
