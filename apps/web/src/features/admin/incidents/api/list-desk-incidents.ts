import { incidentColumns, type Incident } from '@kawanusaha/contracts/incident';
import { getSupabase } from '#lib/supabase/client.ts';

/** The newest 50 incidents for the desk. Throws what the API answers. */
export async function listDeskIncidents(): Promise<Incident[]> {
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
