import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

/** Whether the caller, signed in, may see a page that a visitor may: not where one of the two blocks the other. Throws the data API's error. */
async function isProfileVisible(username: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('get_public_profile', { username }).throwOnError();
  return data !== null;
}

/** The same at each opening of the page. */
export function useIsProfileVisible(username: string) {
  return useReadAtOpening(['profile-visible', username], () => isProfileVisible(username));
}
