import { getSupabase } from '#lib/supabase/client.ts';

/** What is needed to pay one voucher by hand. */
export type Payout = { tujuan: string; kode_bank: string | null; nomor: string; nama_penerima: string };

/** The account of one voucher in full; null when it cannot be paid now. The server notes the look. */
export async function revealPayout(id: string): Promise<Payout | null> {
  const supabase = await getSupabase();
  const { data } = await supabase.functions.invoke<{ payouts: Payout[] }>('admin-payout-file', {
    body: { voucher_ids: [id], format: 'json' },
  });
  return data?.payouts[0] ?? null;
}
