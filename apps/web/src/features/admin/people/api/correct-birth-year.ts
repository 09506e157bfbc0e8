import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';

/** Puts right a year of birth. Gives whether it was done. */
export async function correctBirthYear(id: string, reason: string, year: number): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_correct_birth_year', { user_id: id, birth_year: year, reason }).throwOnError(),
    messages.birthYearCorrected,
  );
}
