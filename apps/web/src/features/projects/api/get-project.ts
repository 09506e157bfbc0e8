import { readJson, type FetchApi } from '#lib/api/fetch-api.ts';
import { projectColumns, type ProjectRow } from '../project-row.ts';

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * One open project by its id, or null when there is none (or it is closed: row-level security hides it).
 * Throws `ApiRequestError`, or what `fetch` throws without a network.
 */
export async function getProject(fetchApi: FetchApi, id: string): Promise<ProjectRow | null> {
  if (!uuidPattern.test(id)) return null;
  const rows = await readJson<ProjectRow[]>(
    await fetchApi(`/rest/v1/project_listings?id=eq.${id}&select=${projectColumns}&limit=1`),
  );
  return rows[0] ?? null;
}
