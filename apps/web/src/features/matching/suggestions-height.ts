import { readFold } from '#lib/fold-memory.ts';
import { readStored } from '#lib/early/read-stored.ts';

const key = 'kawanusaha_tinggi_saran';

/** The line of the folded section, and what lies between it and its inside. */
const linePx = 56;
const gapPx = 16;

/** The box that asks a new member to write skills: what most meet at first. */
const unknownPx = 132;

/** How high the inside of 'Cocok untuk Anda' was when it last stood on this device, in pixels: what loads keeps that place. */
export function readSuggestionsHeight(): number {
  const kept = Number(readStored(key));
  return kept > 0 && kept < 2_000 ? kept : unknownPx;
}

/** How high the whole section will be on this device, in pixels: one line, or where it comes unfolded as high as it last was. */
export function readSuggestionsPlace(): number {
  const isOpen = readFold(location.pathname, 'cocok') ?? matchMedia('(width >= 48rem)').matches;
  return isOpen ? linePx + gapPx + readSuggestionsHeight() : linePx;
}

/** Keeps it for the next opening; without storage that begins as for a new member. */
export function keepSuggestionsHeight(px: number): void {
  try {
    localStorage.setItem(key, String(Math.round(px)));
  } catch {
    // Nothing is lost but the place.
  }
}
