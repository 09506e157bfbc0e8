import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { type Approval, approvalSentence, messages } from '../messages.ts';
import { vouchersKey } from '../voucher-query.ts';

/** Throws what the API answers. */
async function approveVouchers(ids: readonly string[]): Promise<Approval> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_approve_vouchers', { voucher_ids: [...ids] }).throwOnError();
  const outcomes = data.map(({ outcome }) => outcome);
  return {
    approved: outcomes.filter((outcome) => outcome === 'approved').length,
    refused: outcomes.filter((outcome) => outcome !== 'approved'),
  };
}

/** Approves pay-outs as the second person, and says what came of it; another one then pays them. */
export function useApproveVouchers() {
  const queries = useQueryClient();
  return useOperation(approveVouchers, {
    done: (outcome) => {
      if (outcome.refused.length > 0) toast.error(approvalSentence(outcome));
      else toast.success(messages.approved);
    },
    failed: messages.approveFailed,
    settled: () => queries.invalidateQueries({ queryKey: vouchersKey }),
  });
}
