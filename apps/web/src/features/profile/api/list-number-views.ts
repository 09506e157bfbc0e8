import type { Database } from '@kawanusaha/contracts/database';
import { getSupabase } from '#lib/supabase/client.ts';

/** One occasion on which the own number was given to another person. */
export type NumberView = Database['public']['Functions']['list_number_views']['Returns'][number];

/** The most that the database lists. */
export const numberViewsMax = 200;

/** The cache's key. In: how many rows are asked for. */
export const numberViewsQueryKey = (limit: number) => ['number-views', limit] as const;

/** Who was given the own number, newest first. In: how many. Throws the client's error. */
export async function listNumberViews(limit: number): Promise<NumberView[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('list_number_views', { p_limit: limit });
  if (error) throw error;
  return data;
}
