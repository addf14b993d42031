// Marks a scrolling element where it has more content, so that its edge fades there instead of being cut.

const SOME = 5; // fewer hidden pixels than this do not count

/** An attachment that calls `look` whenever what an element shows of its content may have changed. */
const watching =
  (look: (area: HTMLElement) => void) =>
  (area: HTMLElement): (() => void) => {
    const lookAgain = (): void => look(area);
    const sizes = new ResizeObserver(lookAgain);
    const contents = new MutationObserver(lookAgain);
    sizes.observe(area);
    contents.observe(area, { childList: true });
    area.addEventListener("scroll", lookAgain, { passive: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
      area.removeEventListener("scroll", lookAgain);
    };
  };

/** For an element that scrolls vertically: `data-above` and `data-below`; base.css fades that side. */
export const scrollHints = watching((area) => {
  area.toggleAttribute("data-above", area.scrollTop > SOME);
  area.toggleAttribute("data-below", area.scrollHeight - area.clientHeight - area.scrollTop > SOME);
});

/** For an element that scrolls sideways: `data-before` and `data-after`. */
export const sideHints = watching((area) => {
  area.toggleAttribute("data-before", area.scrollLeft > SOME);
  area.toggleAttribute("data-after", area.scrollWidth - area.clientWidth - area.scrollLeft > SOME);
});
