const storageKey = 'kawanusaha_giliran';

/** Stays the same on this device, so that people who write the same words do not all get the same ideas; says nothing else. */
export function deviceSeed(): string {
  try {
    const kept = localStorage.getItem(storageKey);
    if (kept !== null) return kept.slice(0, 64);
    const fresh = crypto.randomUUID();
    localStorage.setItem(storageKey, fresh);
    return fresh;
  } catch {
    return '';
  }
}
