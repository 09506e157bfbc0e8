import type { Database } from '@kawanusaha/contracts/database';
import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';
import { guardianAnswer } from '../guardian-answer.ts';

/** What the link's page shows. */
export type GuardianRequest = Database['public']['Functions']['get_guardian_request']['Returns'][number];

/** What the link's page shows; agrees to nothing. */
async function readGuardianLink(token: string) {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase.rpc('get_guardian_request', { token }).single();
  return guardianAnswer<GuardianRequest>({ data, error, status });
}

/** What the link leads to; each opening reads anew. In: its secret, null while it is not known. */
export function useGuardianLink(token: string | null) {
  return useReadAtOpening(['guardian', token ?? ''], () => readGuardianLink(token ?? ''), token !== null);
}
