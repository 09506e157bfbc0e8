import { getSupabase } from '#lib/supabase/client.ts';

/** Pauses the own account, or ends the pause. Out: since when it is paused. Throws what the API answers. */
export async function pauseAccount(pauses: boolean): Promise<string | null> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('pause_account', { pauses }).throwOnError();
  return data;
}
