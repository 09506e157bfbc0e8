import { getSupabase } from '#lib/supabase/client.ts';

/** No longer keeps an applicant in mind; the note goes. One that is gone already is no error. Throws the data API's error. */
export async function removeFromShortlist(applicationId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('application_shortlist').delete().eq('application_id', applicationId);
  if (error) throw error;
}
