import { getSupabase } from '#lib/supabase/client.ts';

/** Whether the caller, signed in, may see a page that a visitor may: not where one of the two blocks the other. Throws the data API's error. */
export async function isProfileVisible(username: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('get_public_profile', { username }).throwOnError();
  return data !== null;
}
