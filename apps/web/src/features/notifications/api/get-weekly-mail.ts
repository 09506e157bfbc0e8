import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';

export const weeklyMailKey = ['weekly-mail'] as const;

/** When the signed-in person agreed to the weekly mail; null without a consent. Throws the client's error. */
export async function getWeeklyMail(): Promise<string | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from('weekly_mail_consents').select('agreed_at').maybeSingle();
  if (error) throw error;
  return data?.agreed_at ?? null;
}

/** The consent of who is signed in. */
export const useWeeklyMail = () => useQuery({ queryKey: weeklyMailKey, queryFn: getWeeklyMail });
