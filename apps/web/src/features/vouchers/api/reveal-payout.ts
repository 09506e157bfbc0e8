import { Refusal } from '#lib/api/failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../messages.ts';

/** What is needed to pay one voucher by hand. */
export type Payout = { tujuan: string; kode_bank: string | null; nomor: string; nama_penerima: string };

const refused = { field: 'number', title: messages.revealFailed };

/** The account of one voucher in full; the server notes the look. Throws a `Refusal` when it cannot be paid now. */
async function revealPayout(id: string): Promise<Payout> {
  const supabase = await getSupabase();
  const { data } = await supabase.functions.invoke<{ payouts: Payout[] }>('admin-payout-file', {
    body: { voucher_ids: [id], format: 'json' },
  });
  const payout = data?.payouts[0];
  if (payout === undefined) throw new Refusal(refused);
  return payout;
}

/** Looks the account up. In: what shows it. A failure stands where it would. */
export function useRevealPayout(show: (payout: Payout) => void) {
  return useOperation(revealPayout, { done: show, failed: () => refused });
}
