import type { FilterChip } from '#components/lists/filter-chips.tsx';
import { budgetBands, projectAddress, type ProjectFilters } from '../project-filters.ts';

/** The filters that are set beside the tab and the search text, each with the way to take it off. */
export function activeProjectChips(filters: ProjectFilters): FilterChip[] {
  const without = (change: Partial<ProjectFilters>) => projectAddress({ ...filters, ...change });
  const chips: FilterChip[] = filters.skills.map((skill) => ({
    label: skill,
    href: without({ skills: filters.skills.filter((other) => other !== skill) }),
  }));
  if (filters.city !== '') chips.push({ label: filters.city, href: without({ city: '' }) });
  if (filters.remoteOnly) chips.push({ label: 'Bisa jarak jauh', href: without({ remoteOnly: false }) });
  const band = budgetBands.find((item) => item.value === filters.budget);
  if (band) chips.push({ label: band.label, href: without({ budget: '' }) });
  return chips;
}
