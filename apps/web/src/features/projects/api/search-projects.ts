import { readJson, type FetchApi } from '#lib/api/fetch-api.ts';
import { rpcPath } from '#lib/api/rpc-query.ts';
import { isNewestFirst } from '#lib/lists/search-order.ts';
import { nextCursor, type Cursor, type Page } from '#lib/lists/keyset-list.ts';
import { shorten } from '#lib/shorten.ts';
import { projectSearchArguments, type ProjectFilters } from '../project-filters.ts';
import { projectColumns, type ProjectRow } from '../project-row.ts';

/** A card shows two lines; thousands of whole descriptions would fill a phone's memory. */
const descriptionLength = 240;

/**
 * One page of open projects: newest first, with a query those that answer best first unless asked otherwise.
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
  const find = async (near: boolean): Promise<ProjectRow[]> => {
    const path = rpcPath(
      'search_projects',
      {
        ...projectSearchArguments(filters),
        p_before: cursor?.createdAt,
        p_before_id: cursor?.id,
        p_before_score: cursor?.score,
        p_sort: isNewestFirst(filters) ? 'newest' : null,
        p_limit: limit,
        p_near: near ? true : null,
      },
      `${projectColumns},score,is_full,matches,corrected,owner_signs`,
    );
    return readJson<ProjectRow[]>(await fetchApi(path, signal ? { signal } : undefined));
  };
  const answers = await find(false);
  // Nothing answers: what is nearest, which the page says.
  const found =
    answers.length > 0 || cursor !== null || filters.query.trim() === '' ? answers : await find(true);
  const rows = found.map((row) => ({
    ...row,
    project_description: shorten(row.project_description, descriptionLength),
  }));
  return { rows, next: nextCursor(rows, limit, !isNewestFirst(filters)) };
}
