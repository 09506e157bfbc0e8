import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { type BatchOutcome, batchSentence, messages } from '../messages.ts';
import { vouchersKey } from '../voucher-query.ts';

type Payment = { ids: readonly string[]; proofNote: string };

/** Throws what the API answers. */
async function payVouchers({ ids, proofNote }: Payment): Promise<BatchOutcome> {
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

/** Marks vouchers as paid with one proof, and says which were refused. */
export function usePayVouchers() {
  const queries = useQueryClient();
  return useOperation(payVouchers, {
    done: (outcome) => {
      if (outcome.refused.length === 0) toast.success(messages.markedPaid);
      else toast.error(batchSentence(outcome));
    },
    failed: messages.updateFailed,
    settled: () => queries.invalidateQueries({ queryKey: vouchersKey }),
  });
}
