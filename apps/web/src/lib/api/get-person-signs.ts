import type { PersonSigns } from '@kawanusaha/contracts/reputation';
import { readJson, type FetchApi } from './fetch-api.ts';
import { rpcPath } from './rpc-query.ts';

/** What a member lets cards show; null where nothing. Throws `ApiRequestError`, or what `fetch` throws without a network. */
export async function getPersonSigns(fetchApi: FetchApi, person: string): Promise<PersonSigns | null> {
  const path = rpcPath('get_people_signs', { people: [person] });
  const rows = await readJson<{ signs: PersonSigns }[]>(await fetchApi(path));
  return rows[0]?.signs ?? null;
}
