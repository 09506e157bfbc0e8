import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

type Correction = { id: string; reason: string; year: number };

async function correctBirthYear({ id, reason, year }: Correction): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('admin_correct_birth_year', { user_id: id, birth_year: year, reason }).throwOnError();
}

/** Puts right a year of birth. */
export function useCorrectBirthYear() {
  return useDeskOperation(correctBirthYear, messages.birthYearCorrected);
}
