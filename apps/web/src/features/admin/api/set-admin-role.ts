import { getSupabase } from '#lib/supabase/client.ts';

/**
 * Gives or takes the role admin (spec §7: INSERT and DELETE on user_roles). A write that row-level security refuses is
 * silent, so the row is asked back. Gives false when nothing was changed.
 */
export async function setAdminRole(userId: string, isAdmin: boolean): Promise<boolean> {
  try {
    const supabase = await getSupabase();
    const roles = supabase.from('user_roles');
    const { data, error } = isAdmin
      ? await roles.insert({ user_id: userId, role: 'admin' }).select('user_id')
      : await roles.delete().eq('user_id', userId).eq('role', 'admin').select('user_id');
    return error === null && data.length === 1;
  } catch {
    return false;
  }
}
