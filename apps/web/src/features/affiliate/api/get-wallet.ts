import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { affiliateKey } from '../affiliate-query.ts';

/** Coins that can be withdrawn now, coins on hold, and both together. */
export type Wallet = { available: number; held: number; total: number };

/** The caller's balance, computed from the ledger. Throws what the API answers. */
async function getWallet(): Promise<Wallet> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('get_wallet').throwOnError();
  const row = (Array.isArray(data) ? data[0] : data) as Partial<Wallet> | null;
  return { available: row?.available ?? 0, held: row?.held ?? 0, total: row?.total ?? 0 };
}

/** The same as a query. */
export function useWallet(userId: string) {
  return useQuery({ queryKey: [...affiliateKey, 'wallet', userId], queryFn: getWallet });
}
