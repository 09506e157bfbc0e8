import type { PersonSigns } from '@kawanusaha/contracts/reputation';
import { useQueryClient } from '@tanstack/react-query';
import { pageOf, type Page } from '#lib/lists/pages.ts';
import { useKeysetList } from '#lib/lists/use-keyset-list.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import type { ReceivedApplication } from '../application-row.ts';
import type { ApplicationTab } from '../messages.ts';

const columnsBesides =
  'id,project_id,applicant_id,applicant_name,applicant_email,applicant_whatsapp,applicant_skills,application_message,status,created_at,decided_at,waits_since,closed_reason,reject_reason,answers,via_messages,number_waits,role_id,listing_roles(name),project_listings!inner(project_name,user_id,listing_roles(id))';
const columns = `${columnsBesides},application_shortlist(note)` as const;
const savedColumns = `${columnsBesides},application_shortlist!inner(note)` as const;
/** Applications in one answer; more are asked for by the list's end. */
const pageSize = 20;

/** The last application shown, after which the next page starts. */
type ReceivedCursor = { created_at: string; id: string };

/**
 * Applications to the caller's projects, newest first (spec §7).
 * In: the owner, the tab, whether only those whom the owner keeps in mind, and the last application shown. Throws the data API's error.
 */
export async function listReceivedApplications(
  ownerId: string,
  tab: ApplicationTab,
  isSavedOnly: boolean,
  after: ReceivedCursor | null,
): Promise<Page<ReceivedApplication, ReceivedCursor>> {
  const supabase = await getSupabase();
  let request = supabase
    .from('project_applications')
    .select(isSavedOnly ? savedColumns : columns)
    .eq('project_listings.user_id', ownerId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSize);
  if (tab !== 'all') request = request.eq('status', tab);
  // What is over without a decision shows under Semua alone.
  if (tab === 'pending') request = request.is('closed_reason', null);
  if (after !== null) {
    const { created_at, id } = after;
    request = request.or(`created_at.lt."${created_at}",and(created_at.eq."${created_at}",id.lt.${id})`);
  }
  const { data, error } = await request.overrideTypes<ReceivedApplication[], { merge: false }>();
  if (error) throw error;
  // The list stands without them.
  const { data: shown } = await supabase.rpc('get_people_signs', {
    people: data.map(({ applicant_id: id }) => id),
  });
  const signs = new Map((shown ?? []).map((row) => [row.user_id, row.signs as PersonSigns]));
  const rows = data.map((row) => ({ ...row, applicant_signs: signs.get(row.applicant_id) }));
  return pageOf(rows, pageSize);
}

/** Names all lists of received applications. */
export const receivedKey = ['received-applications'] as const;

/** The applications of one tab, page by page; `loadAllAnew` is for the other tabs, too. */
export function useReceivedPages(ownerId: string, tab: ApplicationTab, isSavedOnly: boolean) {
  const queries = useQueryClient();
  const pages = useKeysetList<ReceivedApplication, ReceivedCursor>({
    queryKey: [...receivedKey, ownerId, tab, isSavedOnly],
    readPage: ({ after }) => listReceivedApplications(ownerId, tab, isSavedOnly, after),
  });
  return {
    ...pages,
    loadAllAnew: (): void => void queries.invalidateQueries({ queryKey: [...receivedKey, ownerId] }),
  };
}
