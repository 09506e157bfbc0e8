import type { Database } from '@kawanusaha/contracts/database';
import type { SupabaseClient } from '@supabase/supabase-js';
import { clientInfo } from '#config/client-info.ts';
import { getPublishableKey } from '#lib/public-config.ts';
import { reportProblem } from '#lib/report-problem.ts';
import { traced } from './traced.ts';
import { refreshSession } from '#lib/session/session-store.ts';
import { sessionStorageKey } from '#lib/session/stored-session.ts';
import { forgetEndedSession, refusesCaller, renewLater } from './ended-session.ts';

/** The browser's own fetch; a refusal of the caller makes the client look whether the session still stands. */
async function fetchNoticing(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, traced(input, init));
  const address = input instanceof Request ? input.url : String(input);
  if (refusesCaller(response, address)) {
    getSupabase()
      .then(forgetEndedSession)
      .catch((error: unknown) => reportProblem('The session could not be checked', error));
  }
  return renewLater(response, address);
}

let client: Promise<SupabaseClient<Database>> | undefined;

async function createBrowserClient(): Promise<SupabaseClient<Database>> {
  const { createClient } = await import('@supabase/supabase-js');
  const supabase = createClient<Database>(window.location.origin, getPublishableKey(), {
    // A session in the address is taken over by `settleArrival`, which asks where the flow began elsewhere.
    auth: { storageKey: sessionStorageKey, detectSessionInUrl: false },
    global: { headers: { 'X-Client-Info': clientInfo }, fetch: fetchNoticing },
  });
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
