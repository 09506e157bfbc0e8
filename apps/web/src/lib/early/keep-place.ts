/** Where React Router keeps how far each page of the tab was scrolled, by the key of its entry in the history. */
const storageKey = 'react-router-scroll-positions';

/**
 * What React Router's `ScrollRestoration` does by a script of its own in each document: every entry of the history has a key, and a page
 * that is opened again goes back to its place as soon as it is read whole. Where storage is blocked, the browser alone does it.
 */
export function keepPlace(): void {
  const { key = Math.random().toString(32).slice(2) } = (history.state ?? {}) as { key?: string };
  history.replaceState({ ...history.state, key }, '');
  document.addEventListener('DOMContentLoaded', () => {
    const top: unknown = readPlaces()[key];
    if (typeof top === 'number') scrollTo(0, top);
  });
}

function readPlaces(): Record<string, unknown> {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
