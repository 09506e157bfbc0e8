import { getSupabase } from '#lib/supabase/client.ts';
import { toast } from '#components/ui/toast.ts';
import { messages } from '../../messages.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

/** What the desk can decide. */
export type ReviewDecision = 'keep' | 'remove';

/** Decides items with one reason. Gives whether it was done; what was decided meanwhile is said. */
export async function decideReviews(
  items: readonly string[],
  decision: ReviewDecision,
  reason: string,
): Promise<boolean> {
  const supabase = await getSupabase();
  let gone = 0;
  const isDone = await runAdminAction(async () => {
    const { data } = await supabase
      .rpc('admin_decide_reviews', { items: [...items], decision, reason })
      .throwOnError();
    gone = data.filter(({ outcome }) => outcome === 'gone').length;
  }, messages.reviewsDecided(items.length));
  if (gone > 0) toast.info(messages.reviewsGone(gone));
  return isDone;
}
