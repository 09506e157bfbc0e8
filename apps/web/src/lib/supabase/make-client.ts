import type { Database } from '@kawanusaha/contracts/database';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { clientInfo } from '#config/client-info.ts';
import { getPublishableKey } from '#lib/public-config.ts';
import { sessionStorageKey } from '#lib/session/stored-session.ts';
import { fetchNoticing } from './fetch-noticing.ts';

/**
 * Makes a client. In: how to get the one that holds the session, and an access token for a client that sends this one and renews none;
 * null for the client that holds the session itself.
 */
export function makeClient(
  getClient: () => Promise<SupabaseClient<Database>>,
  accessToken: string | null,
): SupabaseClient<Database> {
  return createClient<Database>(window.location.origin, getPublishableKey(), {
    // What is tried again is the query library's to say, once and for every kind of read (`lib/query-client.ts`).
    db: { retry: false },
    global: { headers: { 'X-Client-Info': clientInfo }, fetch: fetchNoticing(getClient) },
    ...(accessToken === null
      ? // A session in the address is taken over by `settleArrival`, which asks where the flow began elsewhere.
        { auth: { storageKey: sessionStorageKey, detectSessionInUrl: false } }
      : { accessToken: () => Promise.resolve(accessToken) }),
  });
}
