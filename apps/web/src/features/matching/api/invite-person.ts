import { getSupabase } from '#lib/supabase/client.ts';

/** Where an invitation leads, or why there is none, in words for the owner. */
export type Invitation = { threadId: string } | { refusal: string };

/**
 * The conversation of an owner with a person whom they invite to their open listing, made when it is not there.
 * In: the listing and the person. Throws the data API's error where the database did not refuse with a sentence.
 */
export async function invitePerson(projectId: string, personId: string): Promise<Invitation> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('invite_person', {
    project_id: projectId,
    person_id: personId,
  });
  if (!error) return { threadId: data };
  if (error.code.startsWith('PT')) return { refusal: error.message };
  throw error;
}
