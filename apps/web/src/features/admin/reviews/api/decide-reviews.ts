import { toast } from '#components/ui/toast.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

/** What the desk can decide. */
export type ReviewDecision = 'keep' | 'remove';

type Decided = { items: readonly string[]; decision: ReviewDecision; reason: string };

/** Decides items with one reason. Gives how many were decided by another admin meanwhile. */
async function decideReviews({ items, decision, reason }: Decided): Promise<number> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('admin_decide_reviews', { items: [...items], decision, reason })
    .throwOnError();
  return data.filter(({ outcome }) => outcome === 'gone').length;
}

/** Decides items with one reason; what was decided meanwhile is said. */
export function useDecideReviews() {
  return useDeskOperation(decideReviews, (gone, { items }) => {
    toast.success(messages.reviewsDecided(items.length));
    if (gone > 0) toast.info(messages.reviewsGone(gone));
  });
}
