import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { notificationMessages as messages } from '../messages.ts';
import { getWeeklyMail, weeklyMailKey } from './get-weekly-mail.ts';

/** Agrees to the weekly mail, or takes the consent back. Out: when it was agreed to, null when it was not. Throws the client's error. */
async function setWeeklyMail(userId: string, isWanted: boolean): Promise<string | null> {
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

/** Stores the choice and says so; `failure` stands beside the box. */
export function useSetWeeklyMail(userId: string) {
  const queries = useQueryClient();
  return useOperation((isWanted: boolean) => setWeeklyMail(userId, isWanted), {
    done: (agreedAt) => {
      queries.setQueryData(weeklyMailKey, agreedAt);
      toast.success(agreedAt === null ? messages.weeklyMailEnded : messages.weeklyMailAgreed);
    },
    failed: (error) => ({
      field: 'consent',
      title: describeSaveFailure(error, messages.preferenceFailed),
    }),
  });
}
