import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/** How far members have been told of an incident. */
export type IncidentNotices = { told: number; finished_at: string | null };

/** Those of the newest incidents, by the incident's id. Throws what the API answers. */
async function listIncidentNotices(): Promise<Map<string, IncidentNotices>> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_incident_notices').throwOnError();
  return new Map(data.map(({ incident_id: id, told, finished_at }) => [id, { told, finished_at }]));
}

/** The same as a query. */
export function useIncidentNotices() {
  return useQuery({ queryKey: [...deskKey, 'incident-notices'], queryFn: listIncidentNotices });
}
