/** Show an element with `popover="manual"` above everything that is open, dialogs included. */
export function showOnTop(element: HTMLElement): void {
  if (!("showPopover" in element)) return; // an older browser shows it where it is
  if (element.matches(":popover-open")) element.hidePopover();
  element.showPopover();
}
