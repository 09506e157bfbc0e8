import { getSupabase } from '#lib/supabase/client.ts';

/** Whether a change of a role needs the proposal of another admin. Throws what the API answers. */
export async function readRolesNeedSecond(): Promise<boolean> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('app_settings')
    .select('value')
    .eq('key', 'roles_need_second')
    .throwOnError();
  return data[0]?.value === 1;
}
