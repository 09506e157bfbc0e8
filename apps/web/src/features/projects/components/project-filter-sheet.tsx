import type { ReactNode } from 'react';
import { Sheet, SheetClose, SheetContent, SheetHeader, SheetTitle } from '#components/ui/sheet.tsx';

type Props = {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  words: string;
  /** The fields. Handed over, since the page shows them on wide screens and has them already: imported here as well, they would be a file of their own. */
  children: ReactNode;
};

/** The filters of phones in a sheet from the bottom edge, with the count of what they find. */
export function ProjectFilterSheet({ isOpen, onOpen, words, children }: Props) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpen}>
      <SheetContent>
        <SheetHeader>
          <SheetTitle ref={takeFirstFocus} tabIndex={-1}>
            Filter proyek
          </SheetTitle>
        </SheetHeader>
        {children}
        <div className="sticky bottom-0 -mx-5 border-t border-border bg-card px-5 py-3">
          <p className="mb-2 text-sm text-muted-foreground">{words}</p>
          <SheetClose className="btn btn-primary w-full">Lihat hasil</SheetClose>
        </div>
      </SheetContent>
    </Sheet>
  );
}

/** Focus starts at the title: on a field it would open the phone's keyboard over the filters. */
function takeFirstFocus(title: HTMLHeadingElement | null) {
  title?.setAttribute('autofocus', '');
}
