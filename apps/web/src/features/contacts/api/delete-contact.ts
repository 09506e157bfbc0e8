import { getSupabase } from '#lib/supabase/client.ts';

/**
 * Deletes a contact (spec §7): an owner their own, an admin any.
 * In: the contact, and the caller's id unless the caller acts as admin. Throws the data API's error, also when no row was deleted.
 */
export async function deleteContact(id: string, ownerId: string | null): Promise<void> {
  const supabase = await getSupabase();
  let request = supabase.from('relasi_bisnis').delete().eq('id', id);
  if (ownerId !== null) request = request.eq('user_id', ownerId);
  const { error } = await request.select('id').single();
  if (error) throw error;
}
