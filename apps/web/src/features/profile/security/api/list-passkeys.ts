import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';

/** A passkey of the account; the name is empty until its owner gives one. */
export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

export const passkeysKey = ['passkeys'] as const;

/** The own passkeys, oldest first (GET /passkeys). Throws the client's error. */
async function listPasskeys(): Promise<Passkey[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.passkey.list();
  if (error) throw error;
  return data.map((passkey) => ({
    id: passkey.id,
    name: passkey.friendly_name ?? '',
    createdAt: passkey.created_at,
    lastUsedAt: passkey.last_used_at ?? null,
  }));
}

/** The passkeys of who is signed in. */
export const usePasskeys = () => useQuery({ queryKey: passkeysKey, queryFn: listPasskeys });
