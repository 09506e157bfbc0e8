import { getSupabase } from '#lib/supabase/client.ts';

/** Types the code. Out: verified, wrong, ended or taken. Throws the data API's error. */
export async function confirmCampusCode(code: string): Promise<string> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('confirm_campus_code', { code }).throwOnError();
  return data;
}
