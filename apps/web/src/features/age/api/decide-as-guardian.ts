import { type GuardianRelation, privacyVersion } from '@kawanusaha/contracts/age';
import { Refusal } from '#lib/api/failure.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { guardianAnswer } from '../guardian-answer.ts';

/** In whose eyes the guardian agrees; null takes the consent back, or says that this is no guardian. */
type Decision = { token: string; relation: GuardianRelation | null };

/** Throws a `Refusal` with its sentence, and an error without a connection. */
async function decideAsGuardian({ token, relation }: Decision): Promise<void> {
  const supabase = await getSupabase();
  const answer = guardianAnswer<unknown>(
    relation === null
      ? await supabase.rpc('revoke_guardian', { token })
      : await supabase.rpc('confirm_guardian', { token, relation, text_version: privacyVersion }),
  );
  if ('refusal' in answer) throw new Refusal({ field: 'form', title: answer.refusal });
}

/** What the guardian decides about the account. */
export function useDecideAsGuardian() {
  return useOperation(decideAsGuardian, {
    failed: (error) => ({ field: 'form', title: `Belum tersimpan. ${loadAdvice(error)}` }),
  });
}
