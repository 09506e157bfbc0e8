import { readJson, type FetchApi } from '#lib/api/fetch-api.ts';
import { rpcPath } from '#lib/api/rpc-query.ts';
import { contactSearchArguments, type ContactFilters } from '../contact-filters.ts';

/** How many contacts match the filters. Throws `ApiRequestError`, or what `fetch` throws without a network. */
export async function countContacts(
  fetchApi: FetchApi,
  filters: ContactFilters,
  signal?: AbortSignal,
): Promise<number> {
  const path = rpcPath('count_contacts', contactSearchArguments(filters));
  return readJson<number>(await fetchApi(path, signal ? { signal } : undefined));
}
