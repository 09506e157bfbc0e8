import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';
import { listNames } from './list-names.ts';
import { textOf } from '../text-of.ts';

/** A report of a member about a listing, a contact or a conversation. */
export type Report = {
  id: string;
  reporter_id: string;
  reporter_name: string | null;
  /** Whose content or lines it is about; null once the account is gone. */
  owner_id: string | null;
  owner_name: string | null;
  target_kind: string;
  target_id: string;
  reason: string;
  details: string | null;
  status: string;
  answer: string | null;
  created_at: string;
  title: string;
};

/** Reports with this status, oldest first while they are open. Throws what the API answers. */
async function listReports(status: string): Promise<Report[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('reports')
    .select('id, reporter_id, target_kind, target_id, reason, details, status, answer, created_at, snapshot')
    .eq('status', status)
    .order('created_at', { ascending: status === 'open' })
    .limit(100)
    .throwOnError();
  const owned = data.map(({ snapshot, ...rest }) => ({
    ...rest,
    owner_id: textOf(snapshot, ['user_id']) || null,
    title: textOf(snapshot, ['project_name', 'name']),
  }));
  const names = await listNames(owned.flatMap(({ reporter_id, owner_id }) => [reporter_id, owner_id]));
  return owned.map((report) => ({
    ...report,
    reporter_name: names.get(report.reporter_id) ?? null,
    owner_name: report.owner_id === null ? null : (names.get(report.owner_id) ?? null),
  }));
}

/** The same as a query. */
export function useReports(status: string) {
  return useQuery({ queryKey: [...deskKey, 'reports', status], queryFn: () => listReports(status) });
}
