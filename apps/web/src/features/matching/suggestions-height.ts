import { readStored } from '#lib/early/read-stored.ts';

/** How high 'Cocok untuk Anda' last stood on this device, folded or open: kept under the name of the property that the early entry sets from it. */
export const suggestionsPlaceKey = '--saran';

/** The head of the section, with what lies between it and its inside. */
const headPx = 72;
/** The box that asks a new member to write skills: what most meet at first. */
const unknownPx = 132;

/** The place of a section that has not stood on this device, as a length of CSS: one line on phones, and elsewhere the box of a new member. */
export const firstPlace = (isPhone: boolean): string => (isPhone ? '56px' : `${headPx + unknownPx}px`);

/** The place to hold until the section has come, as a length of CSS: that of before, or the first. */
export const readSuggestionsPlace = (): string =>
  readStored(suggestionsPlaceKey) ?? firstPlace(matchMedia('(width < 48rem)').matches);

/** How high its inside was when it last stood open, in pixels: what loads keeps that place. */
export function readSuggestionsHeight(): number {
  const inside = Number.parseInt(readStored(suggestionsPlaceKey) ?? '', 10) - headPx;
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
