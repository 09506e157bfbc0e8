import { getSupabase } from '#lib/supabase/client.ts';

/** Ends the weekly mail by the secret of a mail's link, with or without a session. Out: false for a link that is none. Throws the client's error. */
export async function endWeeklyMail(secret: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('end_weekly_mail', { secret });
  if (error) throw error;
  return data;
}
