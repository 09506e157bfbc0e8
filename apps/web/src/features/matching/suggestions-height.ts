const key = 'kawanusaha_tinggi_saran';

/** The box that asks a new member to write skills: what most meet at first. */
const unknownPx = 132;

/** How high the inside of 'Cocok untuk Anda' was when it last stood on this device, in pixels: what loads keeps that place. */
export function readSuggestionsHeight(): number {
  try {
    const kept = Number(localStorage.getItem(key));
    return kept > 0 && kept < 2_000 ? kept : unknownPx;
  } catch {
    return unknownPx;
  }
}

/** Keeps it for the next opening; without storage that begins as for a new member. */
export function keepSuggestionsHeight(px: number): void {
  try {
    localStorage.setItem(key, String(Math.round(px)));
  } catch {
    // Nothing is lost but the place.
  }
}
