import { getSupabase } from '#lib/supabase/client.ts';

export const weeklyMailQueryKey = ['weekly-mail'] as const;

/** When the signed-in person agreed to the weekly mail; null without a consent. Throws the client's error. */
export async function getWeeklyMail(): Promise<string | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from('weekly_mail_consents').select('agreed_at').maybeSingle();
  if (error) throw error;
  return data?.agreed_at ?? null;
}

/** Agrees to the weekly mail, or takes the consent back. Out: when it was agreed to, null when it was not. Throws the client's error. */
export async function setWeeklyMail(userId: string, isWanted: boolean): Promise<string | null> {
  const supabase = await getSupabase();
  if (isWanted) {
    const { data, error } = await supabase
      .from('weekly_mail_consents')
      .insert({ user_id: userId })
      .select('agreed_at')
      .single();
    // 23505: agreed to before, in another tab.
    if (error?.code === '23505') return getWeeklyMail();
    if (error) throw error;
    return data.agreed_at;
  }
  const { error } = await supabase.from('weekly_mail_consents').delete().eq('user_id', userId);
  if (error) throw error;
  return null;
}

/** Ends the weekly mail by the secret of a mail's link, with or without a session. Out: false for a link that is none. Throws the client's error. */
export async function endWeeklyMail(secret: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('end_weekly_mail', { secret });
  if (error) throw error;
  return data;
}
