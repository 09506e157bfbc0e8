/** What was typed into a calculator on this device, or null when there is none or it has another shape. */
export function readDraft<Draft>(key: string, isDraft: (value: unknown) => value is Draft): Draft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed on this device; without storage it lasts until the page is left. */
export function storeDraft(key: string, draft: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Nothing is lost but the convenience.
  }
}
