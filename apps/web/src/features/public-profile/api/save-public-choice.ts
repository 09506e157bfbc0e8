import { getSupabase } from '#lib/supabase/client.ts';
import type { PublicChoice } from './reputation.ts';

/** Keeps what the caller shows. Out: the sentence of a refusal, or null. Throws without a connection. */
export async function savePublicChoice(userId: string, choice: PublicChoice): Promise<string | null> {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase
    .from('public_profiles')
    .upsert({ user_id: userId, ...choice })
    .select('user_id');
  if (error === null) {
    if (data.length === 0) throw new Error('The choice was not saved');
    return null;
  }
  if (!error.code.startsWith('PT') || status === 0 || status >= 500) throw error;
  return error.message;
}
