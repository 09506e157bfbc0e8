import type { Json } from '@kawanusaha/contracts/database';
import { type IdeaRecord, type KeptStep, readRecord } from '@kawanusaha/contracts/record/idea-record';
import { getSupabase } from '#lib/supabase/client.ts';

/** What the steps of an idea brought, and by which version each is known. */
export type StoredRecord = { record: IdeaRecord; versions: ReadonlyMap<number, number> };

/** The steps of an own idea. Throws the data API's error. */
export async function getStoredRecord(ideaId: string): Promise<StoredRecord> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('idea_steps')
    .select('step, data, version')
    .eq('idea_id', ideaId);
  if (error) throw error;
  return { record: readRecord(data), versions: new Map(data.map(({ step, version }) => [step, version])) };
}

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
