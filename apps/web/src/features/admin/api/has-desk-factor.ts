import { getSupabase } from '#lib/supabase/client.ts';

/** Whether this session may work in the desk: without the factor that the desk asks for, it may nothing. Throws what the API answers. */
export async function hasDeskFactor(): Promise<boolean> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('get_staff_permissions').throwOnError();
  return data.length > 0;
}
