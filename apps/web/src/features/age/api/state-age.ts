import { type AgeInput, privacyVersion } from '@kawanusaha/contracts/age';
import { getSupabase } from '#lib/supabase/client.ts';

/** States the year of birth, once. Out: the group that it makes, or the sentence of a refusal. Throws without a connection. */
export async function stateAge(input: AgeInput): Promise<{ group: string } | { refusal: string }> {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase.rpc('state_age', {
    birth_year: Number(input.birth_year),
    text_version: privacyVersion,
    ...((input.guardian_email ?? '') !== '' && { guardian_email: input.guardian_email ?? '' }),
  });
  if (error === null) return { group: data };
  if (status === 0 || status >= 500) throw error;
  return { refusal: error.message };
}
