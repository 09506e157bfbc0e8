import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { adminPageSize, deskKey } from '../../desk-query.ts';

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

/** One page of the queue, what waits longest first. Throws what the API answers. */
async function listReviews(page: number): Promise<ReviewItem[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('admin_list_reviews', { page, page_size: adminPageSize })
    .throwOnError();
  return data as unknown as ReviewItem[];
}

/** The page that is wanted; the one before it stays until it is there. */
export function useReviews(page: number) {
  return useQuery({
    queryKey: [...deskKey, 'reviews', page],
    queryFn: () => listReviews(page),
    placeholderData: keepPreviousData,
  });
}
