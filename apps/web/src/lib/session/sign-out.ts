import { forgetDevice } from '#lib/offline/forget-device.ts';
import { forgetStored } from '#lib/offline/forget-stored.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { refreshSession } from './session-store.ts';

/** What this product keeps in a tab begins so: drafts, ideas, where to return to. */
const tabPrefix = 'kawanusaha_';

/**
 * Ends the session on every device, and forgets what this tab and this device keep, since the next person at it may be another.
 * Out: false when the server could not be told; then the session stays.
 */
export async function signOut(): Promise<boolean> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut();
  if (error === null) {
    forgetTab();
    forgetStored();
    await forgetDevice();
  }
  refreshSession();
  return error === null;
}

/** Forgets everything that this tab keeps for who uses it. A session that merely expired does not lead here, so its drafts stay. */
export function forgetTab(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(tabPrefix)) window.sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage nothing was kept.
  }
}
