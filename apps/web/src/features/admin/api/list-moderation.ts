import { getSupabase } from '#lib/supabase/client.ts';
import { deletionReason } from '../deletion-reason.ts';

/** User names by account; without those that are gone. Throws what the API answers. */
async function listNames(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_names', { user_ids: known }).throwOnError();
  return new Map(data.map(({ id, username }) => [id, username]));
}

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

const textOf = (row: unknown, keys: readonly string[]): string => {
  if (typeof row !== 'object' || row === null) return '';
  for (const key of keys) {
    const value: unknown = (row as Record<string, unknown>)[key];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
};

/** What can still be restored, newest first. Throws what the API answers. */
export async function listDeletedContent(): Promise<DeletedContent[]> {
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
export async function listReports(status: string): Promise<Report[]> {
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

/** A reward that waits for a look. */
export type HeldReferral = {
  referred_id: string;
  referrer_id: string;
  referred_username: string | null;
  referred_email: string | null;
  referrer_username: string | null;
  referrer_email: string | null;
  code: string;
  hold_reasons: string[];
  created_at: string;
};

/** Held rewards, oldest first. Throws what the API answers. */
export async function listHeldReferrals(): Promise<HeldReferral[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_held_referrals').throwOnError();
  return data;
}
