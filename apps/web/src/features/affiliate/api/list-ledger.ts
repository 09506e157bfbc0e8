import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { affiliateKey } from '../affiliate-query.ts';

/** One movement of the caller's coins with its reason. */
export type LedgerLine = {
  id: string;
  kind: string;
  reason: string;
  coins: number;
  available_at: string;
  created_at: string;
};

/** The newest movements first. Throws what the API answers. */
async function listLedger(userId: string): Promise<LedgerLine[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('coin_transfers')
    .select('id, kind, reason, available_at, created_at, coin_entries(amount, user_id)')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(200)
    .throwOnError();
  return data.map(({ coin_entries: entries, ...line }) => ({
    ...line,
    coins: entries.filter((entry) => entry.user_id === userId).reduce((sum, entry) => sum + entry.amount, 0),
  }));
}

/** The same as a query. */
export function useLedger(userId: string) {
  return useQuery({ queryKey: [...affiliateKey, 'ledger', userId], queryFn: () => listLedger(userId) });
}
