import type { Database } from '@kawanusaha/contracts/database';
import type { SupabaseClient } from '@supabase/supabase-js';
import { clientInfo } from '#config/client-info.ts';
import { getPublishableKey } from '#lib/public-config.ts';
import { refreshSession } from '#lib/session/session-store.ts';
import { isExpired, parseStoredSession, sessionStorageKey } from '#lib/session/stored-session.ts';

let client: Promise<SupabaseClient<Database>> | undefined;

async function createBrowserClient(): Promise<SupabaseClient<Database>> {
  const { makeClient } = await import('./make-client.ts');
  const supabase = makeClient(getSupabase, null);
  supabase.auth.onAuthStateChange(() => refreshSession());
  return supabase;
}

/**
 * The one supabase-js client of the page, loaded when something first needs it (about 50 kB).
 * Rejects when the library cannot be fetched; the next call tries again.
 */
export function getSupabase(): Promise<SupabaseClient<Database>> {
  client ??= createBrowserClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** supabase-js renews a session so long before its end. */
const renewalMarginMs = 90_000;

/**
 * The client for reads whose answers are kept. Without a connection it is one that leaves an old session alone: supabase-js would try to
 * renew it for half a minute before it reads anything. Rejects as `getSupabase` does.
 */
export async function getReader(): Promise<SupabaseClient<Database>> {
  if (navigator.onLine) return getSupabase();
  const stored = parseStoredSession(localStorage.getItem(sessionStorageKey));
  if (stored === null || !isExpired(stored, Date.now() + renewalMarginMs)) return getSupabase();
  const { makeClient } = await import('./make-client.ts');
  return makeClient(getSupabase, stored.access_token);
}

let transientClient: Promise<SupabaseClient<Database>> | undefined;

async function createTransientClient(): Promise<SupabaseClient<Database>> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient<Database>(window.location.origin, getPublishableKey(), {
    auth: {
      storageKey: `${sessionStorageKey}_signup`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { headers: { 'X-Client-Info': clientInfo } },
  });
}

/**
 * A client of its own that stores no session and renews none: for signing up, after which the person signs in (spec §4).
 * Rejects when the library cannot be fetched; the next call tries again.
 */
export function getTransientSupabase(): Promise<SupabaseClient<Database>> {
  transientClient ??= createTransientClient().catch((error: unknown) => {
    transientClient = undefined;
    throw error;
  });
  return transientClient;
}
