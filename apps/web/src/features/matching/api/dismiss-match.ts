import type { DismissReason } from '@kawanusaha/contracts/matching/match-fields';
import { getSupabase } from '#lib/supabase/client.ts';

type Dismissal = { readonly projectId: string; readonly personId?: string; readonly reason: DismissReason };

/** 'Bukan untuk saya': a listing, or a person for an own listing, is not suggested to the caller again. Throws the data API's error. */
export async function dismissMatch({ projectId, personId, reason }: Dismissal): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('match_dismissals')
    .insert({ project_id: projectId, person_id: personId ?? null, reason });
  // 23505: said before, in another tab.
  if (error && error.code !== '23505') throw error;
}
