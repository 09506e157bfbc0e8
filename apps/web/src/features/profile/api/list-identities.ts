import type { UserIdentity } from '@supabase/supabase-js';
import { getSupabase } from '#lib/supabase/client.ts';

export const identitiesQueryKey = ['identities'] as const;

/** The ways in which the account can sign in, with their addresses. Throws the client's error. */
export async function listIdentities(): Promise<UserIdentity[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.getUserIdentities();
  if (error) throw error;
  return data.identities;
}
