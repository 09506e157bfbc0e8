const storageKey = 'kawanusaha-perangkat';

/**
 * The random id of this browser, made at the first sign-up with a referral code and kept in its storage.
 * Null where the browser keeps nothing.
 */
export function readDeviceId(): string | null {
  try {
    const known = localStorage.getItem(storageKey);
    if (known !== null) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(storageKey, made);
    return made;
  } catch {
    return null;
  }
}
