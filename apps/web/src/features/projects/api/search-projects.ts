import type { FetchApi } from '#lib/api/fetch-api.ts';
import type { Cursor } from '#lib/lists/keyset-list.ts';
import type { Page } from '#lib/lists/pages.ts';
import { isNewestFirst } from '#lib/lists/search-order.ts';
import { searchPage } from '#lib/lists/search-page.ts';
import { shorten } from '#lib/shorten.ts';
import { projectSearchArguments, type ProjectFilters } from '../project-filters.ts';
import { projectColumns, type ProjectRow } from '../project-row.ts';

/** A card shows two lines; thousands of whole descriptions would fill a phone's memory. */
const descriptionLength = 240;

/** One page of open projects, as {@link searchPage} gives it, with descriptions cut to what a card shows. */
export async function searchProjects(
  fetchApi: FetchApi,
  filters: ProjectFilters,
  cursor: Cursor | null,
  limit: number,
  signal?: AbortSignal,
): Promise<Page<ProjectRow, Cursor>> {
  const search = {
    name: 'search_projects',
    filters: projectSearchArguments(filters),
    columns: projectColumns,
    hasQuery: filters.query.trim() !== '',
    isNewestFirst: isNewestFirst(filters),
  };
  const { rows, next } = await searchPage<ProjectRow>(fetchApi, search, { cursor, limit, signal });
  const cut = rows.map((row) => ({
    ...row,
    project_description: shorten(row.project_description, descriptionLength),
  }));
  return { rows: cut, next };
}
