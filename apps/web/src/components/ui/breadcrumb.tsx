import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

export type BreadcrumbItem = { label: string; to?: string | undefined };

/** Way back to the pages above; the last item is the page itself. */
export function Breadcrumb({ items }: { items: BreadcrumbItem[] }) {
  return (
    <nav aria-label="Jejak halaman">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted-foreground">
        {items.map(({ label, to }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-1">
            {index > 0 ? <ChevronRight aria-hidden className="size-4 shrink-0" /> : null}
            {to ? (
              <Link to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate font-medium text-foreground">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
