import type { SupabaseClient } from '@supabase/supabase-js';
import { toast } from '#components/ui/toast.ts';
import { refreshSession } from '#lib/session/session-store.ts';

let isAsking = false;

/** Whether an answer refuses who asked, so that the session may have ended. The auth service's own refusals are for its caller. */
export function refusesCaller(response: Response, address: string): boolean {
  return response.status === 401 && !address.includes('/auth/v1/');
}

/**
 * Asks the auth service whether the session still stands, and forgets one that was ended elsewhere (a sign-out or a new password
 * on another device, a ban). The client itself would keep it until its access token runs out, and every page would fail meanwhile.
 * Does nothing when nobody is signed in, or when the service cannot be asked.
 */
export async function forgetEndedSession(supabase: Pick<SupabaseClient, 'auth'>): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    const { data } = await supabase.auth.getSession();
    if (data.session === null) return;
    const { error } = await supabase.auth.getUser();
    if (error === null || error.name === 'AuthRetryableFetchError' || (error.status ?? 500) >= 500) return;
    // The service no longer knows the session, so there is nobody to tell.
    await supabase.auth.signOut({ scope: 'local' });
    refreshSession();
    toast.info('Sesi Anda sudah berakhir', 'Silakan masuk lagi. Isian Anda di tab ini tetap tersimpan.');
  } finally {
    isAsking = false;
  }
}
