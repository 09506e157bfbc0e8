import { useQuery } from '@tanstack/react-query';
import type { UserIdentity } from '@supabase/supabase-js';
import { getSupabase } from '#lib/supabase/client.ts';

export const identitiesKey = ['identities'] as const;

/** The ways in which the account can sign in, with their addresses. Throws the client's error. */
async function listIdentities(): Promise<UserIdentity[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.getUserIdentities();
  if (error) throw error;
  return data.identities;
}

/** The ways of who is signed in. */
export const useIdentities = () => useQuery({ queryKey: identitiesKey, queryFn: listIdentities });
