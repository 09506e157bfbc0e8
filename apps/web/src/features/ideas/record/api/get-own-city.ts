import { getSupabase } from '#lib/supabase/client.ts';

/** The town of the caller's profile, empty where none is given. Throws the data API's error. */
export async function getOwnCity(userId: string): Promise<string> {
  const supabase = await getSupabase();
  const { data } = await supabase.from('pengguna').select('kota').eq('id', userId).single().throwOnError();
  return data.kota ?? '';
}
