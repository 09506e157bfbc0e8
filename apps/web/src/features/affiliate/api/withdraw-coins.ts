import { getSupabase } from '#lib/supabase/client.ts';

/** What became of a withdrawal: the code of the new voucher, a balance that is too small, or a failure. */
export type WithdrawResult =
  | { outcome: 'created'; code: string }
  | { outcome: 'too_few' }
  | { outcome: 'failed' };

const raisedByRule = 'P0001';

/** Turns the whole available balance into one voucher (spec §9); the server decides code and amount. */
export async function withdrawCoins(): Promise<WithdrawResult> {
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.rpc('withdraw_coins');
    if (error) return { outcome: error.code === raisedByRule ? 'too_few' : 'failed' };
    const code = (Array.isArray(data) ? data[0] : data)?.voucher_code;
    return code ? { outcome: 'created', code } : { outcome: 'failed' };
  } catch {
    return { outcome: 'failed' };
  }
}
