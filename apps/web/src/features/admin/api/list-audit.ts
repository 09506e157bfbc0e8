import { getSupabase } from '#lib/supabase/client.ts';
import { adminPageSize } from './admin-keys.ts';

/** One line of the audit log. */
export type AuditLine = {
  id: number;
  actor_id: string | null;
  action: string;
  target_kind: string;
  target_id: string | null;
  before: unknown;
  after: unknown;
  reason: string | null;
  created_at: string;
};

export type AuditPage = { lines: AuditLine[]; total: number };

/** One page of the audit log, newest first; `action` filters by its beginning. Throws what the API answers. */
export async function listAudit(page: number, action: string): Promise<AuditPage> {
  const supabase = await getSupabase();
  const from = (page - 1) * adminPageSize;
  const query = supabase
    .from('audit_log')
    .select('id, actor_id, action, target_kind, target_id, before, after, reason, created_at', {
      count: 'exact',
    });
  const { data, count } = await (action === '' ? query : query.like('action', `${action}%`))
    .order('id', { ascending: false })
    .range(from, from + adminPageSize - 1)
    .throwOnError();
  return { lines: data, total: count ?? 0 };
}
