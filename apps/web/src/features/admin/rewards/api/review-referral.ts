import { toast } from '#components/ui/toast.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

type Review = { referredId: string; approve: boolean; reason: string };

async function reviewReferral({ referredId, approve, reason }: Review): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('admin_review_referral', { referred_id: referredId, approve, reason }).throwOnError();
}

/** Books a reward that was held, or denies it. */
export function useReviewReferral() {
  return useDeskOperation(reviewReferral, (_, { approve }) =>
    toast.success(approve ? messages.referralApproved : messages.referralRejected),
  );
}
