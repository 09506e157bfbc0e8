import { type GuardianRelation, privacyVersion } from '@kawanusaha/contracts/age';
import { getSupabase } from '#lib/supabase/client.ts';
import { guardianAnswer } from '../guardian-answer.ts';

/** The guardian agrees to the account. */
export async function confirmGuardian(token: string, relation: GuardianRelation) {
  const supabase = await getSupabase();
  return guardianAnswer(
    await supabase.rpc('confirm_guardian', { token, relation, text_version: privacyVersion }),
  );
}
