import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { adminPageSize, deskKey } from '../../desk-query.ts';

/** One line of the audit log. `total_count`: `describeTotal`. */
export type AuditLine = {
  id: number;
  actor_id: string | null;
  /** User name of who acted; null for the platform itself, and for an account that is gone. */
  actor_name: string | null;
  action: string;
  target_kind: string;
  target_id: string | null;
  target_name: string | null;
  before: unknown;
  after: unknown;
  reason: string | null;
  created_at: string;
  total_count: number;
};

/** One page of the audit log, newest first; `action` filters by its beginning, `search` by names, numbers and reasons. Throws what the API answers. */
async function listAudit(page: number, action: string, search: string): Promise<AuditLine[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('admin_list_audit', { action_prefix: action, search, page, page_size: adminPageSize })
    .throwOnError();
  return data;
}

/** The page that is wanted; the one before it stays until it is there. */
export function useAudit(page: number, action: string, search: string) {
  return useQuery({
    queryKey: [...deskKey, 'audit', page, action, search],
    queryFn: () => listAudit(page, action, search),
    placeholderData: keepPreviousData,
  });
}
