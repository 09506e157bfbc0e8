import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { countExtraFilters, type ProjectFilters } from '../project-filters.ts';
import { ProjectFilterFields } from './project-filter-fields.tsx';

const loadSheet = () => import('./project-filter-sheet.tsx');

const Sheet = lazy(async () => ({ default: (await loadSheet()).ProjectFilterSheet }));

type Props = {
  filters: ProjectFilters;
  onChange: (change: Partial<ProjectFilters>) => void;
  words: string;
  /** The search form, which the fields belong to. */
  formId: string;
};

/** The button of phones for the filters, whose sheet is fetched as a finger comes down; it then stays, to give the focus back. */
export function ProjectDirectoryFilters({ words, ...fields }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const count = countExtraFilters(fields.filters);
  // A failed fetch is told when the sheet is to open.
  const fetchAhead = () => void loadSheet().catch(() => undefined);
  return (
    <>
      <Button
        type="button"
        variant="outline"
        className="no-script-hidden min-h-12 px-3.5 lg:hidden"
        aria-haspopup="dialog"
        onPointerDown={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal aria-hidden />
        <span className="sr-only sm:not-sr-only">Filter</span>
        {count === 0 ? null : <span aria-label={`${count} dipakai`}>{count}</span>}
      </Button>
      {wasOpened ? (
        <Suspense>
          <Sheet isOpen={isOpen} onOpen={setIsOpen} words={words}>
            <ProjectFilterFields {...fields} />
          </Sheet>
        </Suspense>
      ) : null}
    </>
  );
}
