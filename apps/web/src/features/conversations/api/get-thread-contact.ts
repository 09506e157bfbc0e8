import { getSupabase } from '#lib/supabase/client.ts';

/** How the other can be reached; null where nothing is given. */
export type ThreadContact = { name: string; whatsapp: string | null; email: string | null };

/** The other's contact, which the database gives when both agree or the application was accepted. Throws the data API's error. */
export async function getThreadContact(threadId: string): Promise<ThreadContact> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc('get_thread_contact', { thread_id: threadId })
    .single<ThreadContact>();
  if (error) throw error;
  return data;
}
