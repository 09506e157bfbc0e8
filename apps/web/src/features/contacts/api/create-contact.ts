import type { ContactInput } from '@kawanusaha/contracts/contact';
import { getSupabase } from '#lib/supabase/client.ts';

/**
 * Lists the caller as a contact (spec §7). In: also the form's key, by which the database knows a second arrival, which is none.
 * Throws the data API's error, also when the row does not come back.
 */
export async function createContact(userId: string, input: ContactInput, key: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('relasi_bisnis')
    .insert({ ...input, user_id: userId })
    .select('id')
    .single()
    .setHeader('x-form-key', key);
  if (error && error.hint !== 'already_sent') throw error;
}
