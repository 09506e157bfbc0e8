import { type AgeInput, privacyVersion } from '@kawanusaha/contracts/age';
import { Refusal } from '#lib/api/failure.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** Gives the group that the year makes. Throws a `Refusal` with its sentence, and what the API answers. */
async function stateAge(input: AgeInput): Promise<string> {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase.rpc('state_age', {
    birth_year: Number(input.birth_year),
    text_version: privacyVersion,
    ...((input.guardian_email ?? '') !== '' && { guardian_email: input.guardian_email ?? '' }),
  });
  if (error === null) return data;
  if (status === 0 || status >= 500) throw error;
  throw new Refusal({ field: 'form', title: error.message });
}

/** States the year of birth, once. In: what follows, by the group that the year makes. */
export function useStateAge(stated: (group: string) => Promise<void>) {
  return useOperation(stateAge, {
    done: stated,
    failed: (error) => ({ field: 'form', title: `Belum tersimpan. ${loadAdvice(error)}` }),
  });
}
