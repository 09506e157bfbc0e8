import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { cn } from '#lib/cn.ts';

export type BreadcrumbItem = { label: string; to?: string | undefined };

/** Way back to the pages above; the last item is the page itself. On phones the nearest one above alone, on one line. */
export function Breadcrumb({ items }: { items: BreadcrumbItem[] }) {
  return (
    <nav aria-label="Jejak halaman">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted-foreground">
        {items.map(({ label, to }, index) => (
          <li
            key={label}
            className={cn('flex min-w-0 items-center gap-1', index !== items.length - 2 && 'max-sm:hidden')}
          >
            <ChevronRight
              aria-hidden
              className={cn('size-4 shrink-0 max-sm:rotate-180', index === 0 && 'sm:hidden')}
            />
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
