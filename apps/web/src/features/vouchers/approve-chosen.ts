import { toast } from '#components/ui/toast.ts';
import { queryClient } from '#lib/query-client.ts';
import { approveVouchers } from './api/approve-vouchers.ts';
import { voucherKeys } from './api/voucher-keys.ts';
import { approvalSentence, messages } from './messages.ts';

/** Approves vouchers as the second person and says what came of it. Out: whether an answer came. */
export async function approveChosen(ids: readonly string[]): Promise<boolean> {
  const outcome = await approveVouchers(ids).catch(() => null);
  await queryClient.invalidateQueries({ queryKey: voucherKeys.all });
  if (outcome === null) toast.error(messages.approveFailed);
  else if (outcome.refused.length > 0) toast.error(approvalSentence(outcome));
  else toast.success(messages.approved);
  return outcome !== null;
}
