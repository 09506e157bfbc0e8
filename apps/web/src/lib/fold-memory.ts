const storageKey = 'kawanusaha-bagian';

function readAll(): Record<string, boolean> {
  const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, boolean>) : {};
}

/** Whether a person last opened or closed a section in this tab; null when they left it as it was. In: the page's path and the section's id. */
export function readFold(pathname: string, id: string): boolean | null {
  try {
    const kept = readAll()[`${pathname}#${id}`];
    return typeof kept === 'boolean' ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps for this tab that a section was opened or closed, so that a reload and the way back find it as it was. */
export function keepFold(pathname: string, id: string, isOpen: boolean): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...readAll(), [`${pathname}#${id}`]: isOpen }));
  } catch {
    // Where the browser refuses storage, the page begins as it does for everybody.
  }
}
