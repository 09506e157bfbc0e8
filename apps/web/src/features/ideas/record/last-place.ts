const key = 'kawanusaha_langkah_terakhir';

export type LastPlace = { ideaId: string; step: number };

/** Remembers on this device which step of which idea was open; without storage the list of steps leads on. */
export function keepLastPlace(place: LastPlace): void {
  try {
    localStorage.setItem(key, JSON.stringify(place));
  } catch {
    // Nothing is lost but the convenience.
  }
}

/** The step that was open last on this device; null when none was. */
export function readLastPlace(): LastPlace | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { ideaId, step } = kept as Partial<LastPlace>;
    return typeof ideaId === 'string' && Number.isInteger(step) ? { ideaId, step: step as number } : null;
  } catch {
    return null;
  }
}
