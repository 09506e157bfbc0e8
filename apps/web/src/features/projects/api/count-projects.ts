import { readJson, type FetchApi } from '#lib/api/fetch-api.ts';
import { rpcPath } from '#lib/api/rpc-query.ts';
import { projectSearchArguments, type ProjectFilters } from '../project-filters.ts';

/** How many open projects match the filters. Throws `ApiRequestError`, or what `fetch` throws without a network. */
export async function countProjects(
  fetchApi: FetchApi,
  filters: ProjectFilters,
  signal?: AbortSignal,
): Promise<number> {
  const path = rpcPath('count_projects', projectSearchArguments(filters));
  return readJson<number>(await fetchApi(path, signal ? { signal } : undefined));
}
