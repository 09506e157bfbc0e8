import type { ContactInput } from '@kawanusaha/contracts/contact';
import { getSupabase } from '#lib/supabase/client.ts';

/** Changes the caller's contact (spec §7). A refused write changes no row, so the row is asked back and its absence is an error. */
export async function updateContact(id: string, userId: string, input: ContactInput): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('relasi_bisnis')
    .update(input)
    .eq('id', id)
    .eq('user_id', userId)
    .select('id')
    .single();
  if (error) throw error;
}
