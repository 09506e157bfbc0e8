import { incidentColumns, type Incident } from '@kawanusaha/contracts/incident';
import { type FetchApi, readJson } from '#lib/api/fetch-api.ts';

/** The newest 50 incidents. Throws `ApiRequestError`, or what `fetch` throws without a network. */
export async function listIncidents(fetchApi: FetchApi): Promise<Incident[]> {
  return readJson<Incident[]>(
    await fetchApi(`/rest/v1/incidents?select=${incidentColumns}&order=known_at.desc,id&limit=50`),
  );
}
