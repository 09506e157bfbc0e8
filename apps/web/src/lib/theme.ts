/** Local storage key of the chosen theme; absent while the device decides. */
export const themeStorageKey = 'kawanusaha_theme';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();

/** Theme that the visitor chose; 'system' while there is no choice. */
export function getTheme(): Theme {
  const value = document.documentElement.dataset['theme'];
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The server renders every page for the device to decide. */
export const getServerTheme = (): Theme => 'system';

/** Calls `listener` when the choice changes; gives back how to stop. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies a theme and remembers it on this device. */
export function setTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Storage can be blocked; the choice then lasts until the page is left.
  }
  for (const listener of listeners) listener();
}
