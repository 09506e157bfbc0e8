import { loadAdvice } from '#lib/api/load-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { notificationMessages as messages } from '../messages.ts';

/** Ends the weekly mail by the secret of a mail's link, with or without a session. Out: false for a link that is none. Throws the client's error. */
async function endWeeklyMail(secret: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('end_weekly_mail', { secret });
  if (error) throw error;
  return data;
}

/** Ends it by the link that is open; `failure` says why it could not. In: what follows, with whether the link was one. */
export function useEndWeeklyMail(done: (wasLink: boolean) => void) {
  return useOperation(() => endWeeklyMail(window.location.hash.slice(1)), {
    done,
    failed: (error) => ({
      field: 'page',
      title: `${messages.weeklyMailNotEnded}. ${loadAdvice(error)}`,
    }),
  });
}
