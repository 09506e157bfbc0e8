import type { DismissReason } from '@kawanusaha/contracts/matching/match-fields';
import { toast } from '#components/ui/toast.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { matchingMessages as messages } from '../messages.ts';

type Dismissal = { readonly projectId: string; readonly personId?: string; readonly reason: DismissReason };

/** 'Bukan untuk saya': a listing, or a person for an own listing, is not suggested to the caller again. Throws the data API's error. */
async function dismissMatch({ projectId, personId, reason }: Dismissal): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('match_dismissals')
    .insert({ project_id: projectId, person_id: personId ?? null, reason });
  // 23505: said before, in another tab.
  if (error && error.code !== '23505') throw error;
}

/** Hides a listing, or a person from one, for the reason that is given, and says so. In: what is hidden, and what follows. */
export function useDismissMatch(match: Omit<Dismissal, 'reason'>, done: () => void) {
  return useOperation((reason: DismissReason) => dismissMatch({ ...match, reason }), {
    done: () => {
      toast.success(messages.dismissed);
      done();
    },
    failed: (error) => ({ title: messages.dismissFailed, detail: loadAdvice(error) }),
  });
}
