import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { toast } from '#components/ui/toast.ts';
import { forgetKept } from '#lib/offline/forget-device.ts';
import { refreshSession } from '#lib/session/session-store.ts';

let isAsking = false;

/** Whether an answer refuses who asked, so that the session may have ended. The auth service's own refusals are for its caller. */
export function refusesCaller(response: Response, address: string): boolean {
  return response.status === 401 && !address.includes('/auth/v1/');
}

/** The auth client forgets a session whose renewal is refused; a limit of requests is none, so it is told to try again later. */
export function renewLater(response: Response, address: string): Response {
  if (response.status !== 429 || !address.includes('/auth/v1/token?grant_type=refresh_token'))
    return response;
  return new Response(response.body, { status: 503, headers: response.headers });
}

const endings: ReadonlySet<string> = new Set([
  'bad_jwt',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
]);

/** Only the service's own word ends a session: no outage, no limit, no answer of something between it and us. */
function saysThatItEnded({ name, status, code }: AuthError): boolean {
  if (name === 'AuthSessionMissingError') return true;
  return (status === 401 || status === 403) && code !== undefined && endings.has(code);
}

/**
 * Asks the auth service whether the session still stands, and forgets one that was ended elsewhere (a sign-out or a new password
 * on another device, a ban). The client itself would keep it until its access token runs out, and every page would fail meanwhile.
 * Does nothing when no user is signed in, or when the service cannot be asked.
 */
export async function forgetEndedSession(supabase: Pick<SupabaseClient, 'auth'>): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    const { data } = await supabase.auth.getSession();
    if (data.session === null) return;
    const { error } = await supabase.auth.getUser();
    if (error === null || !saysThatItEnded(error)) return;
    // The service no longer knows the session, so there is no service to tell.
    await supabase.auth.signOut({ scope: 'local' });
    // Forms that wait for a connection stay: they are sent, and shown, for the same member alone.
    await forgetKept();
    refreshSession();
    toast.info('Sesi Anda sudah berakhir', 'Silakan masuk lagi. Isian Anda di tab ini tetap tersimpan.');
  } finally {
    isAsking = false;
  }
}
