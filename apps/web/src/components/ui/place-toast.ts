/** Headings, and within a dialog its buttons, too: what a toast must not lie over. */
const kept = ':is(h1, h2), dialog[open] button, :focus';

function overlaps(a: DOMRect, b: DOMRect): boolean {
  return b.width > 1 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Puts a shown toast at the foot of the window, near the thumb, or at its head where it would cover a heading, a dialog's buttons or
 * the control in use. Behind an open dialog nothing counts.
 */
export function placeToast(region: HTMLElement): void {
  const scope = document.querySelector('dialog:modal') ?? document;
  const held = [...scope.querySelectorAll(kept)].map((element) => element.getBoundingClientRect());
  region.dataset['at'] = 'foot';
  const own = region.getBoundingClientRect();
  if (held.some((other) => overlaps(own, other))) region.dataset['at'] = 'head';
}
