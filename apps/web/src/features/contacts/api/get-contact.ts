import { readJson, type FetchApi } from '#lib/api/fetch-api.ts';
import { contactColumns, type ContactRow } from '../contact-row.ts';

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One contact by its id, or null when there is none. Throws `ApiRequestError`, or what `fetch` throws without a network. */
export async function getContact(fetchApi: FetchApi, id: string): Promise<ContactRow | null> {
  if (!uuidPattern.test(id)) return null;
  const rows = await readJson<ContactRow[]>(
    await fetchApi(`/rest/v1/relasi_bisnis?id=eq.${id}&select=${contactColumns}&limit=1`),
  );
  return rows[0] ?? null;
}
