import { Refusal } from '#lib/api/failure.ts';
import { readFailure } from '#lib/api/read-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { saveFile } from '#lib/save-file.ts';
import { messages } from '../messages.ts';

/**
 * The accounts of vouchers in full, as CSV; the server notes each look. Throws a `Refusal` with the server's words, and when it cannot
 * be reached.
 */
async function fetchTransferFile(ids: readonly string[]): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<string>('admin-payout-file', {
    body: { voucher_ids: [...ids] },
  });
  if (error === null && typeof data === 'string') return data;
  const { message } = await readFailure(error as object);
  if (message === undefined) throw error;
  throw new Refusal({ title: message });
}

/** Saves the file for the bank. In: what follows once it is there. */
export function useTransferFile(saved: () => void) {
  return useOperation(fetchTransferFile, {
    done: (csv) => {
      saveFile('kawanusaha-transfer.csv', new Blob([csv], { type: 'text/csv;charset=utf-8' }));
      saved();
    },
    failed: messages.fileFailed,
  });
}
