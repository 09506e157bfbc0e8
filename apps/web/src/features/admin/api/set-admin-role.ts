import { wasAnswered } from '#lib/api/was-answered.ts';
import { getSupabase } from '#lib/supabase/client.ts';

export type RoleChange = 'done' | 'refused' | 'unanswered';

/**
 * Gives or takes the role admin (spec §7: INSERT and DELETE on user_roles). A write that row-level security refuses is
 * silent, so the row is asked back. Out: whether it was done, refused, or never answered.
 */
export async function setAdminRole(userId: string, isAdmin: boolean): Promise<RoleChange> {
  try {
    const supabase = await getSupabase();
    const roles = supabase.from('user_roles');
    const { data, error } = isAdmin
      ? await roles.insert({ user_id: userId, role: 'admin' }).select('user_id')
      : await roles.delete().eq('user_id', userId).eq('role', 'admin').select('user_id');
    if (error !== null) return wasAnswered(error) ? 'refused' : 'unanswered';
    return data.length === 1 ? 'done' : 'refused';
  } catch {
    return 'unanswered';
  }
}
