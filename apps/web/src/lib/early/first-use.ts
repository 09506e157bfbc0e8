import { themeStorageKey } from '../theme.ts';
import { lettersStorageKey } from './letters-storage-key.ts';

/** What somebody does first; a click alone comes from assistive technology, an input alone from a browser that fills in. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'click', 'input', 'change'];
const looksOnly = new Set<string>([themeStorageKey, lettersStorageKey]);

let noticed = () => {};
let use: Promise<void> | undefined;

/** A draft, a remembered code, a session: what a page has to show by itself. */
function hasLeftSomething(): boolean {
  try {
    return [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)].some(
      (key) => key.startsWith('kawanusaha_') && !looksOnly.has(key),
    );
  } catch {
    return true;
  }
}

/** Ends the waiting of {@link firstUse}, for a page that has work to do without anybody. */
export function noteUse(): void {
  noticed();
}

/**
 * Resolves once somebody uses the page, however lightly; at once where they have, where the address asks for something, or where the
 * browser has kept something of theirs, and on the server. What only serves a press need not be loaded by who looks in and leaves.
 */
export function firstUse(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  use ??= new Promise((resolve) => {
    noticed = resolve;
    const { search, hash } = window.location;
    if ('used' in document.documentElement.dataset || search !== '' || hash !== '' || hasLeftSomething())
      resolve();
    for (const sign of signs)
      window.addEventListener(sign, () => resolve(), { capture: true, passive: true, once: true });
  });
  return use;
}
