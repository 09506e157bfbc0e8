import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Sheet, SheetClose, SheetContent, SheetHeader, SheetTitle } from '#components/ui/sheet.tsx';
import { countExtraFilters, type ProjectFilters } from '../project-filters.ts';
import { ProjectFilterFields } from './project-filter-fields.tsx';

type Props = {
  filters: ProjectFilters;
  onChange: (change: Partial<ProjectFilters>) => void;
  words: string;
  /** The search form, which the fields belong to. */
  formId: string;
};

/** The filters of phones: a sheet from the bottom edge, with the count of what they find. */
export function ProjectDirectoryFilters({ filters, onChange, words, formId }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const count = countExtraFilters(filters);
  return (
    <>
      <Button
        type="button"
        variant="outline"
        className="no-script-hidden min-h-12 px-3.5 lg:hidden"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal aria-hidden />
        <span className="sr-only sm:not-sr-only">Filter</span>
        {count === 0 ? null : <span aria-label={`${count} dipakai`}>{count}</span>}
      </Button>
      <Sheet open={isOpen} onOpenChange={setIsOpen}>
        <SheetContent>
          <SheetHeader>
            <SheetTitle ref={takeFirstFocus} tabIndex={-1}>
              Filter proyek
            </SheetTitle>
          </SheetHeader>
          <ProjectFilterFields filters={filters} onChange={onChange} formId={formId} />
          <div className="sticky bottom-0 -mx-5 border-t border-border bg-card px-5 py-3">
            <p className="mb-2 text-sm text-muted-foreground">{words}</p>
            <SheetClose className="btn btn-primary w-full">Lihat hasil</SheetClose>
          </div>
        </SheetContent>
      </Sheet>
    </>
  );
}

/** Focus starts at the title: on a field it would open the phone's keyboard over the filters. */
function takeFirstFocus(title: HTMLHeadingElement | null) {
  title?.setAttribute('autofocus', '');
}
