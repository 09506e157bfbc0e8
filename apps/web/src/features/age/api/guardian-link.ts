import { type GuardianRelation, privacyVersion } from '@kawanusaha/contracts/age';
import type { Database } from '@kawanusaha/contracts/database';
import { getSupabase } from '#lib/supabase/client.ts';

/** What the link's page shows. */
export type GuardianRequest = Database['public']['Functions']['get_guardian_request']['Returns'][number];

type Answer<Value> = { value: Value } | { refusal: string };
type Result<Value> = { data: Value | null; error: { message: string } | null; status: number };

/** A refusal is a sentence for the person; anything else is thrown. */
function read<Value>({ data, error, status }: Result<Value>): Answer<Value> {
  if (error === null) return { value: data as Value };
  if (status === 0 || status >= 500) throw new Error(error.message);
  return { refusal: error.message };
}

/** What the link's page shows; agrees to nothing. */
export async function readGuardianLink(token: string) {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase.rpc('get_guardian_request', { token }).single();
  return read<GuardianRequest>({ data, error, status });
}

/** The guardian agrees to the account. */
export async function confirmGuardian(token: string, relation: GuardianRelation) {
  const supabase = await getSupabase();
  return read(await supabase.rpc('confirm_guardian', { token, relation, text_version: privacyVersion }));
}

/** The guardian takes the consent back, or is none. */
export async function revokeGuardian(token: string) {
  const supabase = await getSupabase();
  return read(await supabase.rpc('revoke_guardian', { token }));
}
