const gapPx = 6;
const marginPx = 8;

/** Puts a popover under its trigger, inside the window; above it where there is no room below. */
export function placeBelow(popover: HTMLElement, trigger: HTMLElement, align: 'start' | 'end'): void {
  const anchor = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const wanted = align === 'end' ? anchor.right - width : anchor.left;
  const left = Math.max(marginPx, Math.min(wanted, window.innerWidth - width - marginPx));
  const below = anchor.bottom + gapPx;
  const fits = below + height <= window.innerHeight - marginPx;
  const top = fits ? below : Math.max(marginPx, anchor.top - height - gapPx);
  popover.style.left = `${left}px`;
  popover.style.top = `${top}px`;
}
