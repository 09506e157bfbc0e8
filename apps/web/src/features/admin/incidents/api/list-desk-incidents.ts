import { incidentColumns, type Incident } from '@kawanusaha/contracts/incident';
import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/** The newest 50 incidents for the desk. Throws what the API answers. */
async function listDeskIncidents(): Promise<Incident[]> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('incidents')
    .select(incidentColumns)
    .order('known_at', { ascending: false })
    .order('id')
    .limit(50)
    .throwOnError();
  return data;
}

/** The same as a query. */
export function useDeskIncidents() {
  return useQuery({ queryKey: [...deskKey, 'incidents'], queryFn: listDeskIncidents });
}
