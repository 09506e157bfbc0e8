import type { FetchApi } from '#lib/api/fetch-api.ts';
import { parseProjectFilters } from '../project-filters.ts';
import type { ProjectRow } from '../project-row.ts';
import { searchProjects } from './search-projects.ts';

const wanted = 3;

/** Up to three other open projects of the same type, newest first. Throws as {@link searchProjects}. */
export async function listSimilarProjects(fetchApi: FetchApi, project: ProjectRow): Promise<ProjectRow[]> {
  const filters = parseProjectFilters(new URLSearchParams({ tipe: project.project_type }));
  const page = await searchProjects(fetchApi, filters, null, wanted + 1);
  return page.rows.filter((row) => row.id !== project.id).slice(0, wanted);
}
