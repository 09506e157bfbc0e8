import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';
import { deletionReason } from '../deletion-reason.ts';
import { listNames } from './list-names.ts';
import { textOf } from '../text-of.ts';

/** Something that was deleted and can be restored for 30 days. */
export type DeletedContent = {
  id: string;
  kind: string;
  /** Why, in words. */
  reason: string;
  deleted_at: string;
  owner_id: string;
  /** Null once the account is gone. */
  owner_name: string | null;
  title: string;
};

/** What can still be restored, newest first. Throws what the API answers. */
async function listDeletedContent(): Promise<DeletedContent[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('deleted_content')
    .select('id, kind, reason, owner_id, deleted_by, deleted_at, row')
    .is('restored_at', null)
    .order('deleted_at', { ascending: false })
    .limit(100)
    .throwOnError();
  const names = await listNames(data.map(({ owner_id }) => owner_id));
  return data.map(({ id, kind, deleted_at, row, ...rest }) => ({
    id,
    owner_id: rest.owner_id,
    owner_name: names.get(rest.owner_id) ?? null,
    kind,
    deleted_at,
    reason: deletionReason(rest),
    title: textOf(row, ['project_name', 'name']),
  }));
}

/** The same as a query. */
export function useDeletedContent() {
  return useQuery({ queryKey: [...deskKey, 'deleted'], queryFn: listDeletedContent });
}
