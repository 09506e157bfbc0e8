import { themeStorageKey } from '#lib/theme.ts';

const ownPrefix = 'kawanusaha_';

/**
 * Forgets what pages keep in this browser's storage for who uses it: conversations, calculations, the last step. The chosen look of the
 * pages stays. Never throws.
 */
export function forgetStored(): void {
  try {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(ownPrefix) && key !== themeStorageKey) window.localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}
