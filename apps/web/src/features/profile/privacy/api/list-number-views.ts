import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Database } from '@kawanusaha/contracts/database';
import { getSupabase } from '#lib/supabase/client.ts';

/** One occasion on which the own number was given to another person. */
export type NumberView = Database['public']['Functions']['list_number_views']['Returns'][number];

/** The most that the database lists. */
export const numberViewsMax = 200;

/** Who was given the own number, newest first. In: how many. Throws the client's error. */
async function listNumberViews(limit: number): Promise<NumberView[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('list_number_views', { p_limit: limit });
  if (error) throw error;
  return data;
}

/** The newest views; the ones that are shown stay until more of them are there. In: how many. */
export const useNumberViews = (limit: number) =>
  useQuery({
    queryKey: ['number-views', limit],
    queryFn: () => listNumberViews(limit),
    placeholderData: keepPreviousData,
  });
