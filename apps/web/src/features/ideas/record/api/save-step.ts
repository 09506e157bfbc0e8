import type { Json } from '@kawanusaha/contracts/database';
import type { KeptStep } from '@kawanusaha/contracts/record/idea-record';
import { getSupabase } from '#lib/supabase/client.ts';

/**
 * Keeps what a step brought and gives its version of now. Throws the data API's error, PT409 where it was changed since `version`
 * was read (0: never).
 */
export async function saveStep(
  ideaId: string,
  step: KeptStep,
  data: object,
  version: number,
): Promise<number> {
  const supabase = await getSupabase();
  const { data: now, error } = await supabase.rpc('save_idea_step', {
    p_idea_id: ideaId,
    p_step: step,
    p_data: data as Json,
    p_version: version,
  });
  if (error) throw error;
  return now;
}
