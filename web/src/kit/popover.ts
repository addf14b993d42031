/** Show an element with `popover="manual"` above everything that is open, dialogs included. */
export function showOnTop(element: HTMLElement): void {
  if (!("showPopover" in element)) return; // in an older browser the element stays where it is
  if (element.matches(":popover-open")) element.hidePopover();
  element.showPopover();
}
