import { getSupabase } from '#lib/supabase/client.ts';

/** The full name of the caller's profile. Throws the data API's error. */
export async function getOwnName(userId: string): Promise<string> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('pengguna')
    .select('nama_lengkap')
    .eq('id', userId)
    .single()
    .throwOnError();
  return data.nama_lengkap;
}
