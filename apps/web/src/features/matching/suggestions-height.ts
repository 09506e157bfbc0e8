import { readStored } from '#lib/early/read-stored.ts';

/** How high 'Cocok untuk Anda' last stood on this device, folded or open: kept under the name of the property that the early entry sets from it. */
export const suggestionsPlaceKey = '--saran';

/** The line of the section, and what lies between it and its inside. */
const linePx = 56;
const gapPx = 16;
/** The box that asks a new member to write skills: what most meet at first. */
const unknownPx = 132;

/** The place to hold until the section has come, as a length of CSS: that of before, or one line on phones and the box of a new member elsewhere. */
export const readSuggestionsPlace = (): string =>
  readStored(suggestionsPlaceKey) ??
  `${matchMedia('(width >= 48rem)').matches ? linePx + gapPx + unknownPx : linePx}px`;

/** How high its inside was when it last stood open, in pixels: what loads keeps that place. */
export function readSuggestionsHeight(): number {
  const inside = Number.parseInt(readStored(suggestionsPlaceKey) ?? '', 10) - linePx - gapPx;
  return inside > 0 && inside < 2_000 ? inside : unknownPx;
}

/** Keeps it for the next opening; without storage that begins as for a new member. */
export function keepSuggestionsPlace(px: number): void {
  try {
    localStorage.setItem(suggestionsPlaceKey, `${Math.round(px)}px`);
  } catch {
    // Nothing is lost but the place.
  }
}
