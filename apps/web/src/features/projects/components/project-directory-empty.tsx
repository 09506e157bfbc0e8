import type { ProjectTab } from '@kawanusaha/contracts/directory';
import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { paths } from '#config/paths.ts';
import { projectMessages as messages } from '../messages.ts';
import { countExtraFilters, type ProjectFilters } from '../project-filters.ts';

/** Tabs that leave nothing out (spec §9). */
const isAnyTab = (tab: ProjectTab) => tab === 'Semua' || tab === 'Terbaru';

type Props = { filters: ProjectFilters; onClear: () => void };

/** Nothing found, or nothing there yet. */
export function ProjectDirectoryEmpty({ filters, onClear }: Props) {
  const isFiltered = countExtraFilters(filters) > 0 || filters.query.trim() !== '';
  return (
    <EmptyState
      // Only a chosen type can be what nothing was found for.
      title={isFiltered && isAnyTab(filters.tab) ? messages.emptySearch : messages.empty}
      description={
        isFiltered
          ? 'Coba kata lain, atau kurangi filter.'
          : 'Jadilah yang pertama: ceritakan proyek Anda, gratis.'
      }
      action={
        isFiltered ? (
          <Button variant="outline" onClick={onClear}>
            Hapus filter
          </Button>
        ) : (
          <Button asChild>
            <Link to={paths.newProject}>{messages.register}</Link>
          </Button>
        )
      }
    />
  );
}
