import type { MatchingProfileInput } from '@kawanusaha/contracts/matching/matching-forms';
import { getSupabase } from '#lib/supabase/client.ts';

/** Keeps what the caller says for matching. Throws the data API's error, also when the row does not come back. */
export async function saveMatchingProfile(userId: string, input: MatchingProfileInput): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('matching_profiles')
    .upsert({ user_id: userId, ...input, findable: input.findable && input.is_adult })
    .select('user_id')
    .single();
  if (error) throw error;
}
