import { wasAnswered } from '#lib/api/was-answered.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import type { RoleName } from './list-staff.ts';

export type RoleChange =
  | { outcome: 'done' | 'unanswered' | 'second_person_needed' }
  /** `why` is the database's sentence for people, where it gave one. */
  | { outcome: 'refused'; why: string | undefined };

/** SQLSTATEs of rules that were not met; their message is a sentence for people. */
const readable = /^PT\d{3}$/;

/**
 * Gives or takes a role: 'admin' by INSERT and DELETE on user_roles (spec §7), the others likewise on staff_roles (issue 17 §4). A write
 * that row-level security refuses is silent, so the row is asked back. Out: what became of it; never throws.
 */
export async function setRole(userId: string, role: RoleName, isGiven: boolean): Promise<RoleChange> {
  try {
    const supabase = await getSupabase();
    const roles = supabase.from(role === 'admin' ? 'user_roles' : 'staff_roles');
    const { data, error } = isGiven
      ? await roles.insert({ user_id: userId, role }).select('user_id')
      : await roles.delete().eq('user_id', userId).eq('role', role).select('user_id');
    if (error === null) {
      return data.length === 1 ? { outcome: 'done' } : { outcome: 'refused', why: undefined };
    }
    if (!wasAnswered(error)) return { outcome: 'unanswered' };
    if (error.hint === 'second_person_needed') return { outcome: 'second_person_needed' };
    return { outcome: 'refused', why: readable.test(error.code) ? error.message : undefined };
  } catch {
    return { outcome: 'unanswered' };
  }
}
