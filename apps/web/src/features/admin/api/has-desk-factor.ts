import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../desk-query.ts';

/** Whether this session may work in the desk: without the factor that the desk asks for, it may nothing. Throws what the API answers. */
async function hasDeskFactor(): Promise<boolean> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('get_staff_permissions').throwOnError();
  return data.length > 0;
}

/** The same as a query. */
export function useDeskFactor() {
  return useQuery({ queryKey: [...deskKey, 'own-permissions'], queryFn: hasDeskFactor });
}
