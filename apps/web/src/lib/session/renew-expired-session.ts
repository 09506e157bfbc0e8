import { isExpired, parseStoredSession, sessionStorageKey } from './stored-session.ts';

/**
 * Lets supabase-js renew a stored session that has expired; it stores the new one, or removes one that is refused (spec §4).
 * Does nothing, and loads nothing, for a visitor without a session or with a fresh one.
 */
export async function renewExpiredSession(): Promise<void> {
  const stored = parseStoredSession(localStorage.getItem(sessionStorageKey));
  if (!stored || !isExpired(stored, Date.now())) return;
  const { getSupabase } = await import('#lib/supabase/client.ts');
  const supabase = await getSupabase();
  await supabase.auth.getSession();
}
