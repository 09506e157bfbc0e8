import { getSupabase } from '#lib/supabase/client.ts';

/** Keeps an applicant in mind with a note that the owner alone reads, or changes the note. Throws the data API's error. */
export async function saveToShortlist(applicationId: string, note: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('application_shortlist')
    .upsert({ application_id: applicationId, note })
    .select('application_id')
    .single();
  if (error) throw error;
}
