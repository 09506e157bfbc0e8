const key = 'kawanusaha_return';

/**
 * Remembers in this tab where a person was when a page sent them to sign in.
 * In: path with query and fragment, as of the own router.
 */
export function rememberReturnPath(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Without storage the person lands on the profile.
  }
}

/** Gives the remembered path once, or null. Only a path of this site counts, by any author. */
export function takeReturnPath(): string | null {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path !== null && isOwnPath(path) ? path : null;
  } catch {
    return null;
  }
}

/** Whether a path stays on this site: `//host` and `/\host` would leave it, also with a tab or a line's end, which addresses drop. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])\S*$/.test(path);
}
