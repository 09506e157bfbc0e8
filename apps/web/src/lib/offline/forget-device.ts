import { clearWaiting } from './waiting-store.ts';
import { isOwnCache, pagesCache, picturesCache } from './cache-names.ts';

/**
 * Forgets what this device keeps of a member to read: answers, the pages and pictures that were visited. Built files and the offline page
 * stay, since they tell nothing. Never throws.
 */
export async function forgetKept(): Promise<void> {
  try {
    const names = await caches.keys();
    const own = names.filter((name) => isOwnCache(name) || name === pagesCache || name === picturesCache);
    await Promise.all(own.map((name) => caches.delete(name)));
  } catch {
    // Without storage nothing was kept.
  }
}

/** Forgets everything of the member who signs out, also the forms that wait for a connection. Never throws. */
export async function forgetDevice(): Promise<void> {
  await Promise.all([forgetKept(), clearWaiting().catch(() => undefined)]);
}
