import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/** Something that waits: what, how many, and since when (null when nothing does). */
export type Waiting = { kind: string; waiting: number; since: string | null };

/** The figures of one step. Money is left out for who may not see payments. */
export type HomeFigures = {
  signups: number;
  activated: number;
  listings: number;
  applications: number;
  accepted: number;
  buyers: number;
  revenue?: number;
  refunds?: number;
  fees?: number;
};

export type HomeStep = HomeFigures & { day: string };

export type Home = {
  days: number;
  step: number;
  waiting: Waiting[];
  figures: HomeStep[];
  before: HomeFigures;
};

/** The home of the desk over so many days. Throws what the API answers. */
async function readHome(days: number): Promise<Home> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_get_home', { days }).throwOnError();
  return data as unknown as Home;
}

/** The period that is wanted; the one before it stays until it is there. */
export function useHome(days: number) {
  return useQuery({
    queryKey: [...deskKey, 'home', days],
    queryFn: () => readHome(days),
    placeholderData: keepPreviousData,
  });
}
