import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';

type PagerProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  /** What is paged, for screen readers. */
  label: string;
};

/** Steps through the pages of a list that the server cuts; hidden while everything fits on one. */
export function Pager({ page, pageSize, total, onPage, label }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1) return null;
  return (
    <nav aria-label={label} className="mt-4 flex items-center justify-between gap-3">
      <Button variant="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden /> <span className="max-sm:sr-only">Sebelumnya</span>
      </Button>
      <p className="figures text-sm text-muted-foreground" aria-live="polite">
        Halaman {page} dari {pages}
      </p>
      <Button variant="outline" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <span className="max-sm:sr-only">Berikutnya</span> <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
