import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';

export const pauseKey = ['account-pause'] as const;

/** Since when the own account is paused; null when it is not. Throws what the API answers. */
async function getPause(): Promise<string | null> {
  const supabase = await getSupabase();
  const { data } = await supabase.from('account_pauses').select('paused_at').maybeSingle().throwOnError();
  return data?.paused_at ?? null;
}

/** The pause of who is signed in. */
export const usePause = () => useQuery({ queryKey: pauseKey, queryFn: getPause });
