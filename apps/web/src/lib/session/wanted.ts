import { isOwnPath } from './return-path.ts';

/** What a person was about to do when Premium was asked for: the words of the button that leads on, and where it leads. */
export type Wanted = { label: string; path: string };

const key = 'kawanusaha_wanted';

/** Remembers it in this tab, so that it comes along to the price and, once paid, is offered again. */
export function rememberWanted(wanted: Wanted): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(wanted));
  } catch {
    // Without storage the person finds the way back alone.
  }
}

/** What was wanted last in this tab, or null. Only a path of this site counts. */
export function readWanted(): Wanted | null {
  try {
    const { label, path } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Wanted>;
    return typeof label === 'string' && typeof path === 'string' && isOwnPath(path) ? { label, path } : null;
  } catch {
    return null;
  }
}

/** Forgets it, once it is done. */
export function forgetWanted(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
