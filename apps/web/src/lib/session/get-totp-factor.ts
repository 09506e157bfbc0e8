import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';

export const factorsKey = ['mfa-factors'] as const;

/** The verified authenticator app of the account, or null. Throws the client's error. */
async function getTotpFactor(): Promise<{ id: string; createdAt: string } | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.mfa.listFactors();
  if (error) throw error;
  const factor = data.totp[0];
  return factor === undefined ? null : { id: factor.id, createdAt: factor.created_at };
}

/** The app of who is signed in. */
export const useTotpFactor = () => useQuery({ queryKey: factorsKey, queryFn: getTotpFactor });
