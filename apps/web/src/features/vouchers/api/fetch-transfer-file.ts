import { readFailure } from '#lib/api/read-failure.ts';
import { getSupabase } from '#lib/supabase/client.ts';

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
