import { refreshSession } from './session-store.ts';

/** Whether the address carries a session from a mail's link or a sign-in provider. */
export function carriesSession(hash: string): boolean {
  return hash.includes('access_token=');
}

/** Lets supabase-js take over a session that the address carries; does nothing, and loads nothing, on an ordinary visit. */
export async function adoptArrivingSession(): Promise<void> {
  if (!carriesSession(window.location.hash)) return;
  const { getSupabase } = await import('#lib/supabase/client.ts');
  const supabase = await getSupabase();
  await supabase.auth.getSession();
  refreshSession();
}
