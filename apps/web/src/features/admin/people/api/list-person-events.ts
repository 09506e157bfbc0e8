import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { adminPageSize, deskKey } from '../../desk-query.ts';

/** Something that happened around a person. */
export type PersonEvent = {
  at: string;
  kind: string;
  /** What, in code. */
  action: string;
  title: string | null;
  detail: string | null;
  amount: number | null;
  /** What `ref` leads to: person, project, relasi, ticket or order. */
  ref_kind: string | null;
  ref: string | null;
  /** Who did it, where that was another person; null once the account is gone. */
  actor_id: string | null;
  actor_name: string | null;
  total_count: number;
};

/** One page of what happened around a person, newest first; `kind` may be 'all'. Throws what the API answers. */
async function listPersonEvents(id: string, kind: string, page: number): Promise<PersonEvent[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('admin_list_person_events', { user_id: id, p_kind: kind, page, page_size: adminPageSize })
    .throwOnError();
  return data;
}

/** The page that is wanted; the one before it stays until it is there. */
export function usePersonEvents(id: string, kind: string, page: number) {
  return useQuery({
    queryKey: [...deskKey, 'person-events', id, kind, page],
    queryFn: () => listPersonEvents(id, kind, page),
    placeholderData: keepPreviousData,
  });
}
