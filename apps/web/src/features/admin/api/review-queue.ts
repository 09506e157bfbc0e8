import { getSupabase } from '#lib/supabase/client.ts';
import { toast } from '#components/ui/toast.ts';
import { messages } from '../messages.ts';
import { adminPageSize } from './admin-keys.ts';
import { runAdminAction } from './run-admin-action.ts';

/** What the desk knows of a person when it looks at a report. */
export type ReviewHistory = {
  id: string;
  name: string;
  since: string;
  made: number;
  made_right: number;
  made_wrong: number;
  about: number;
  about_right: number;
  decisions: number;
  is_banned: boolean;
};

/** A report about the item. */
export type ReviewReport = {
  id: string;
  reason: string;
  details: string | null;
  created_at: string;
  reporter: ReviewHistory | null;
};

/** One thing that waits for a decision: reported (with all its reports) or held. */
export type ReviewItem = {
  item: string;
  source: string;
  target_kind: string;
  target_id: string;
  title: string;
  /** The content as it was when it was first reported, or as it is while it is held. */
  shown: Readonly<Record<string, unknown>>;
  categories: string[];
  since: string;
  owner: ReviewHistory | null;
  reports: ReviewReport[];
  total_count: number;
};

/** What the desk can decide. */
export type ReviewDecision = 'keep' | 'remove';

/** One page of the queue, what waits longest first. Throws what the API answers. */
export async function listReviews(page: number): Promise<ReviewItem[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('admin_list_reviews', { page, page_size: adminPageSize })
    .throwOnError();
  return data as unknown as ReviewItem[];
}

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

/** A decision to which a person has appealed. */
export type AppealedDecision = {
  id: string;
  kind: string;
  title: string;
  reason: string;
  created_at: string;
  overturned_at: string | null;
};

/** The decision that a ticket appeals to; null for other tickets. Throws what the API answers. */
export async function readAppealedDecision(ticketId: string): Promise<AppealedDecision | null> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('moderation_decisions')
    .select('id, kind, title, reason, created_at, overturned_at')
    .eq('ticket_id', ticketId)
    .limit(1)
    .throwOnError();
  return data[0] ?? null;
}

/** Takes a decision back. Gives whether it was done. */
export async function overturnDecision(id: string, reason: string): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_overturn_decision', { decision_id: id, reason }).throwOnError(),
    messages.decisionOverturned,
  );
}
