import { getSupabase } from '#lib/supabase/client.ts';
import { getWeeklyMail } from './get-weekly-mail.ts';

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
