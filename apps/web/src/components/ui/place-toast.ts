/** Headings, and within a dialog its buttons, too: what a toast must not lie over. */
const kept = ':is(h1, h2), dialog[open] button';
/** What it should not lie over either, where there is room: what the page offers to press. */
const offered = 'main .btn';
const gapPx = 8;
/** On wide screens the head of the window is under the site's header. */
const belowHeaderPx = 104;

function overlaps(a: DOMRect, b: DOMRect): boolean {
  return b.width > 1 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Puts a shown toast at the foot of the window, near the thumb; where it would cover a heading, a button or the control in use, at the
 * head or in the first gap between them. Where there is no such place, it lies over a button of the page rather than over a heading or
 * a dialog's button, and over those rather than over the control in use. Behind an open dialog nothing counts.
 */
export function placeToast(region: HTMLElement): void {
  const scope = document.querySelector('dialog:modal') ?? document;
  const rects = (selector: string) =>
    [...scope.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  // Moving away under the pointer would lose the press on its own button.
  if (region.contains(document.activeElement)) return;
  region.style.transform = '';
  const foot = region.getBoundingClientRect();
  // The content of a page, which has the focus after a navigation, is no control: it fills the window.
  const focused = rects(':focus:not(main)');
  const held = [...rects(kept), ...focused];
  const head = matchMedia('(width >= 48rem)').matches ? belowHeaderPx : gapPx;
  const buttons = rects(offered);
  const tops = [
    foot.top,
    head,
    ...held.map(({ bottom }) => bottom + gapPx).filter((top) => top > 0 && top < foot.top),
  ];
  const isFree = (top: number, others: DOMRect[]) =>
    !others.some((other) => overlaps(new DOMRect(foot.left, top, foot.width, foot.height), other));
  const top =
    tops.find((at) => isFree(at, [...held, ...buttons])) ??
    tops.find((at) => isFree(at, held)) ??
    tops.find((at) => isFree(at, focused)) ??
    foot.top;
  // Moved, not laid out anew: a place that changes is no shift of the page.
  if (top !== foot.top) region.style.transform = `translateY(${top - foot.top}px)`;
}
