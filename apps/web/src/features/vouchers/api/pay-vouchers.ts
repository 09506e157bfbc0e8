import { readFailure } from '#lib/api/read-failure.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** How many of the chosen vouchers were marked as paid, and why the others were not (`voucher_frozen`, `own_voucher`, …). */
export type BatchOutcome = { paid: number; refused: readonly string[] };

/** Marks vouchers as paid with one proof. Throws what the API answers. */
export async function payVouchers(ids: readonly string[], proofNote: string): Promise<BatchOutcome> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('admin_mark_vouchers_paid', { voucher_ids: [...ids], proof_note: proofNote })
    .throwOnError();
  const outcomes = data.map(({ outcome }) => outcome);
  return {
    paid: outcomes.filter((outcome) => outcome === 'paid').length,
    refused: outcomes.filter((outcome) => outcome !== 'paid'),
  };
}

/** The transfer file of the chosen vouchers, or the server's reason why there is none. */
export type TransferFile = { csv: string } | { refusal: string };

/** Fetches the accounts of vouchers in full; the server notes each look. Throws when it cannot be reached. */
export async function fetchTransferFile(ids: readonly string[]): Promise<TransferFile> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<string>('admin-payout-file', {
    body: { voucher_ids: [...ids] },
  });
  if (error === null && typeof data === 'string') return { csv: data };
  const { message } = await readFailure(error as object);
  if (message === undefined) throw error;
  return { refusal: message };
}

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
