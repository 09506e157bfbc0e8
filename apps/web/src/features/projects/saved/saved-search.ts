import { projectSkills, projectTabs } from '@kawanusaha/contracts/directory';
import { budgetBands, type ProjectFilters } from '../project-filters.ts';

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

const nameMaxLength = 80;

/** What the database keeps of filters; null when nothing is set that a search could be saved by. */
export function toSavedSearch(filters: ProjectFilters) {
  const type = filters.tab === 'Semua' || filters.tab === 'Terbaru' ? '' : filters.tab;
  const band = budgetBands.find(({ value }) => value === filters.budget);
  const q = filters.query.trim();
  const words = [
    q,
    type,
    ...filters.skills,
    filters.city,
    filters.remoteOnly ? 'Jarak jauh' : '',
    band?.label ?? '',
  ].filter((word) => word !== '');
  if (words.length === 0) return null;
  return {
    name: words.join(' · ').slice(0, nameMaxLength),
    q,
    project_type: type,
    skills: filters.skills,
    city: filters.city,
    is_remote: filters.remoteOnly,
    budget: band?.range ?? '',
  };
}

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
