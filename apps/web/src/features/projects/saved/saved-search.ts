import { projectSkills, projectTabs } from '@kawanusaha/contracts/directory';
import { budgetBands, type ProjectFilters, type toSavedSearch } from '../project-filters.ts';

/** At most so many a member keeps; the database refuses more. */
export const mostSearches = 10;

/** A row of `saved_searches`: what is not set is empty. */
export type SavedSearch = {
  id: string;
  name: string;
  q: string;
  project_type: string;
  skills: string[];
  city: string;
  is_remote: boolean;
  budget: string;
  alerts: boolean;
  /** How many listings have come since it was last opened. */
  fresh: number;
};

/** Whether a saved search asks for the same; the order in which skills were chosen says nothing. */
export function isSameSearch(
  saved: SavedSearch,
  search: NonNullable<ReturnType<typeof toSavedSearch>>,
): boolean {
  return (
    saved.q === search.q &&
    saved.project_type === search.project_type &&
    saved.city === search.city &&
    saved.is_remote === search.is_remote &&
    saved.budget === search.budget &&
    saved.skills.toSorted().join() === search.skills.toSorted().join()
  );
}

/** The filters of a saved search, the newest answers first. */
export function toFilters(search: SavedSearch): ProjectFilters {
  return {
    query: search.q,
    order: 'terbaru',
    tab: projectTabs.find((tab) => tab === search.project_type) ?? 'Semua',
    skills: projectSkills.filter((skill) => search.skills.includes(skill)),
    city: search.city,
    remoteOnly: search.is_remote,
    budget: budgetBands.find(({ range }) => range === search.budget)?.value ?? '',
  };
}
