import type { MatchingProfileInput } from '@kawanusaha/contracts/matching/matching-forms';
import { toast } from '#components/ui/toast.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { matchingMessages as messages } from '../messages.ts';

/** Keeps what the caller says for matching. Throws the data API's error, also when the row does not come back. */
async function saveMatchingProfile(userId: string, input: MatchingProfileInput): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('matching_profiles')
    .upsert({ user_id: userId, ...input, findable: input.findable && input.is_adult })
    .select('user_id')
    .single();
  if (error) throw error;
}

/** Keeps it and says so. In: the caller, and what follows. */
export function useSaveMatchingProfile(userId: string, done: () => void) {
  return useOperation((input: MatchingProfileInput) => saveMatchingProfile(userId, input), {
    done: () => {
      toast.success(messages.saved);
      done();
    },
    failed: (error) => ({ title: messages.saveFailed, detail: loadAdvice(error) }),
  });
}
