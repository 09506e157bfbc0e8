import type { FetchApi } from '#lib/api/fetch-api.ts';
import { parseContactFilters } from '../contact-filters.ts';
import type { ContactRow } from '../contact-row.ts';
import { searchContacts } from './search-contacts.ts';

const wanted = 3;

/** Up to three other contacts with the same main skill, newest first. Throws as {@link searchContacts}. */
export async function listSimilarContacts(fetchApi: FetchApi, contact: ContactRow): Promise<ContactRow[]> {
  const filters = parseContactFilters(new URLSearchParams({ keahlian: contact.main_skill }));
  const page = await searchContacts(fetchApi, filters, null, wanted + 1);
  return page.rows.filter((row) => row.id !== contact.id).slice(0, wanted);
}
