import { getSupabase } from '#lib/supabase/client.ts';

/** Which sessions end: this one, the others, or all (spec §7). */
export type SignOutScope = 'local' | 'others' | 'global';

/** Signs out. The client itself ignores 401, 403 and 404 (spec §8); throws any other error. */
export async function signOut(scope: SignOutScope = 'local'): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut({ scope });
  if (error) throw error;
}
