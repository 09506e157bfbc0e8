import { type FetchApi, readJson } from '#lib/api/fetch-api.ts';

/** What stands behind a link: the questions while it takes answers, and the given name of who asks. */
export type Interview = {
  state: 'open' | 'closed' | 'expired' | 'full';
  owner: string;
  questions: readonly string[];
};

const asJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The interview behind a link, or null for an unknown one. Throws ApiRequestError. */
export async function getInterview(fetchApi: FetchApi, token: string): Promise<Interview | null> {
  return readJson(await fetchApi('/rest/v1/rpc/get_interview', asJson({ p_token: token })));
}

/** Keeps one person's answers; `id` is the sender's own, so that a repetition is the same set. Throws ApiRequestError with a sentence. */
export async function answerInterview(
  fetchApi: FetchApi,
  token: string,
  id: string,
  answers: readonly string[],
): Promise<void> {
  await readJson(await fetchApi('/functions/v1/answer-interview', asJson({ token, id, answers })));
}
