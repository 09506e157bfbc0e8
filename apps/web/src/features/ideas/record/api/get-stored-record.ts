import { type IdeaRecord, readRecord } from '@kawanusaha/contracts/record/idea-record';
import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';
import { getSavedIdea } from '../../saved/api/get-saved-idea.ts';
import { getOwnCity } from './get-own-city.ts';

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
 * A saved idea, what its steps have brought, and the town of the profile; '' without a user. In: the title of the step as well, since one
 * that follows another in its place reads what that one has brought.
 */
export const useIdeaRecord = (id: string, title: string, userId: string | undefined) =>
  useReadAtOpening(['idea-record', id, title], () =>
    Promise.all([getSavedIdea(id), getStoredRecord(id), userId === undefined ? '' : getOwnCity(userId)]),
  );
