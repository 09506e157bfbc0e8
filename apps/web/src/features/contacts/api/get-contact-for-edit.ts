import type { ContactInput } from '@kawanusaha/contracts/contact';
import { getSupabase } from '#lib/supabase/client.ts';

/** The caller's whole contact, the hidden number included; null when it is not the caller's. Throws the data API's error. */
export async function getContactForEdit(id: string): Promise<ContactInput | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc('get_contact_for_edit', { contact_id: id })
    .maybeSingle<ContactInput>();
  if (error) throw error;
  return data;
}
