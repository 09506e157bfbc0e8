import { getSupabase } from '#lib/supabase/client.ts';

export const pauseQueryKey = ['account-pause'] as const;

/** Since when the own account is paused; null when it is not. Throws what the API answers. */
export async function getPause(): Promise<string | null> {
  const supabase = await getSupabase();
  const { data } = await supabase.from('account_pauses').select('paused_at').maybeSingle().throwOnError();
  return data?.paused_at ?? null;
}
