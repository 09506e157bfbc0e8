import { readJson, type FetchApi } from '#lib/api/fetch-api.ts';
import { rpcPath } from '#lib/api/rpc-query.ts';
import type { Cursor, Page } from '#lib/lists/keyset-list.ts';
import { shorten } from '#lib/shorten.ts';
import { projectSearchArguments, type ProjectFilters } from '../project-filters.ts';
import { projectColumns, type ProjectRow } from '../project-row.ts';

/** A card shows two lines; thousands of whole descriptions would fill a phone's memory. */
const descriptionLength = 240;

/**
 * One page of open projects, newest first.
 * In: the filters, after which row to go on, and how many rows. Out: the page, descriptions cut to what a card shows, and the cursor of the next.
 * Throws `ApiRequestError`, or what `fetch` throws without a network.
 */
export async function searchProjects(
  fetchApi: FetchApi,
  filters: ProjectFilters,
  cursor: Cursor | null,
  limit: number,
  signal?: AbortSignal,
): Promise<Page<ProjectRow>> {
  const path = rpcPath(
    'search_projects',
    {
      ...projectSearchArguments(filters),
      p_before: cursor?.createdAt,
      p_before_id: cursor?.id,
      p_limit: limit,
    },
    projectColumns,
  );
  const found = await readJson<ProjectRow[]>(await fetchApi(path, signal ? { signal } : undefined));
  const rows = found.map((row) => ({
    ...row,
    project_description: shorten(row.project_description, descriptionLength),
  }));
  const last = rows.at(-1);
  const next = last === undefined || rows.length < limit ? null : { createdAt: last.created_at, id: last.id };
  return { rows, next };
}
