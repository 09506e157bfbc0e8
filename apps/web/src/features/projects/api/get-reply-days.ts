import { readJson, type FetchApi } from '#lib/api/fetch-api.ts';
import { rpcPath } from '#lib/api/rpc-query.ts';

/**
 * Within how many days the owner of an open project usually answers applications; null while there are too few answers to say.
 * Throws `ApiRequestError`, or what `fetch` throws without a network.
 */
export async function getReplyDays(fetchApi: FetchApi, projectId: string): Promise<number | null> {
  return readJson<number | null>(await fetchApi(rpcPath('get_reply_days', { project_id: projectId })));
}
