import { type FetchApi, readJson } from '#lib/api/fetch-api.ts';

/** What stands behind a link: the questions while it takes answers, and the given name of who asks. */
export type Interview = {
  state: 'open' | 'closed' | 'expired' | 'full';
  owner: string;
  questions: readonly string[];
};

/** The interview behind a link, or null for an unknown one. Throws ApiRequestError. */
export async function getInterview(fetchApi: FetchApi, token: string): Promise<Interview | null> {
  return readJson(
    await fetchApi('/rest/v1/rpc/get_interview', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ p_token: token }),
    }),
  );
}
