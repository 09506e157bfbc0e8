import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/** Whether a change of a role needs the proposal of another admin. Throws what the API answers. */
async function readRolesNeedSecond(): Promise<boolean> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('app_settings')
    .select('value')
    .eq('key', 'roles_need_second')
    .throwOnError();
  return data[0]?.value === 1;
}

/** The same as a query. */
export function useRolesNeedSecond(enabled: boolean) {
  return useQuery({ queryKey: [...deskKey, 'roles-need-second'], queryFn: readRolesNeedSecond, enabled });
}
