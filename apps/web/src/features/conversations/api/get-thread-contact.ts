import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';
import type { Thread } from './get-thread.ts';

/** How the other can be reached; null where nothing is given. */
type ThreadContact = { name: string; whatsapp: string | null; email: string | null };

/** The other's contact, which the database gives when both agree or the application was accepted. Throws the data API's error. */
async function getThreadContact(threadId: string): Promise<ThreadContact> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc('get_thread_contact', { thread_id: threadId })
    .single<ThreadContact>();
  if (error) throw error;
  return data;
}

/** The contact as it is open now: it changes with what the other shares. */
export const useThreadContact = ({ id, other_has_shared: hasShared }: Thread) =>
  useReadAtOpening(['thread-contact', id, String(hasShared)], () => getThreadContact(id));
