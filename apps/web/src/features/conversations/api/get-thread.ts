import { useLiveChanges } from '#lib/live/use-live-changes.ts';
import { getReader } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

/** What stands above a conversation, and what its two members have agreed to. */
export type Thread = {
  id: string;
  kind: string;
  subject: string | null;
  project_id: string | null;
  contact_id: string | null;
  status: string | null;
  /** The application's message. */
  opening: string | null;
  opened_by_me: boolean;
  other_id: string | null;
  other_name: string | null;
  other_read_at: string | null;
  has_shared: boolean;
  other_has_shared: boolean;
  contact_is_open: boolean;
  has_blocked: boolean;
  is_over: boolean;
  created_at: string;
  /** Why no picture can be sent now; null where it can. */
  picture_refusal: string | null;
};

/** SQLSTATE of an address that holds no id. */
const notAnId = '22P02';

/** One conversation of the caller; null when it is not there, or another member's. Throws the data API's error. */
async function getThread(id: string): Promise<Thread | null> {
  const supabase = await getReader();
  const { data, error } = await supabase.rpc('get_thread', { thread_id: id });
  if (error?.code === notAnId) return null;
  if (error) throw error;
  return data[0] ?? null;
}

/** One conversation with its marks and agreements, read again when one of its two members changes something. In: its id. Out: as `useQuery`; null when there is none. */
export function useThread(id: string) {
  const thread = useReadAtOpening(['thread', id], () => getThread(id));
  const reload = () => void thread.refetch();
  useLiveChanges(
    { table: 'thread_members', filter: `thread_id=eq.${id}` },
    { onChange: reload, onOpen: reload },
  );
  return thread;
}
