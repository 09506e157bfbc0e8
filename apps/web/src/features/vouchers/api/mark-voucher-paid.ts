import { useQueryClient } from '@tanstack/react-query';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../messages.ts';
import { vouchersKey } from '../voucher-query.ts';

type Payment = { id: string; proofNote: string };

/** Throws what the API answers. */
async function markVoucherPaid({ id, proofNote }: Payment): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('admin_mark_voucher_paid', { voucher_id: id, proof_note: proofNote }).throwOnError();
}

/** The server's words for a rule that was not met. */
function refusalOf(error: unknown): string | undefined {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return code?.startsWith('PT') === true ? message : undefined;
}

/** Marks an active, unexpired voucher as paid with a note that proves it. */
export function useMarkVoucherPaid() {
  const queries = useQueryClient();
  return useOperation(markVoucherPaid, {
    done: messages.markedPaid,
    failed: (error) => ({ title: messages.updateFailed, detail: refusalOf(error) }),
    settled: () => queries.invalidateQueries({ queryKey: vouchersKey }),
  });
}
