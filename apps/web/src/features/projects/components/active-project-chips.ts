import type { FilterChip } from '#components/lists/filter-chips.tsx';
import { budgetBands, type ProjectFilters } from '../project-filters.ts';

/** The filters that are set beside the tab and the search text, each with the way to take it off. */
export function activeProjectChips(
  filters: ProjectFilters,
  onChange: (change: Partial<ProjectFilters>) => void,
): FilterChip[] {
  const chips: FilterChip[] = filters.skills.map((skill) => ({
    label: skill,
    onRemove: () => onChange({ skills: filters.skills.filter((other) => other !== skill) }),
  }));
  if (filters.city !== '') chips.push({ label: filters.city, onRemove: () => onChange({ city: '' }) });
  if (filters.remoteOnly) {
    chips.push({ label: 'Bisa jarak jauh', onRemove: () => onChange({ remoteOnly: false }) });
  }
  const band = budgetBands.find((item) => item.value === filters.budget);
  if (band) chips.push({ label: band.label, onRemove: () => onChange({ budget: '' }) });
  return chips;
}
