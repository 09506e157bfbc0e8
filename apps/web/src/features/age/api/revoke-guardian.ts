import { getSupabase } from '#lib/supabase/client.ts';
import { guardianAnswer } from '../guardian-answer.ts';

/** The guardian takes the consent back, or is none. */
export async function revokeGuardian(token: string) {
  const supabase = await getSupabase();
  return guardianAnswer(await supabase.rpc('revoke_guardian', { token }));
}
