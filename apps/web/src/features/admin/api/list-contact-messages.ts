import { getSupabase } from '#lib/supabase/client.ts';

export type ContactMessageRow = {
  id: string;
  ticket_number: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: string;
  created_at: string;
};

/** Messages of /kontak: what is open from the longest waiting on, what is closed newest first. Throws what the API answers. */
export async function listContactMessages(status: string): Promise<ContactMessageRow[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('contact_messages')
    .select('id, ticket_number, name, email, subject, message, status, created_at')
    .eq('status', status)
    .order('created_at', { ascending: status === 'open' })
    .limit(100)
    .throwOnError();
  return data;
}
