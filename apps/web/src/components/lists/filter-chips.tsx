import { X } from 'lucide-react';
import { Link } from 'react-router';

/** `href` is the address without the filter. */
export type FilterChip = { label: string; href: string };

/** The filters that are set, each with a way to take it off. */
export function FilterChips({ chips, clearHref }: { chips: FilterChip[]; clearHref: string }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filter yang dipakai" className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, href }) => (
        <li key={label}>
          <Link
            to={href}
            replace
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-primary bg-primary-soft px-4 text-sm font-semibold text-primary-soft-foreground"
          >
            {label}
            <X aria-hidden className="size-4" />
            <span className="sr-only">hapus filter</span>
          </Link>
        </li>
      ))}
      <li>
        <Link to={clearHref} replace preventScrollReset className="btn btn-link btn-sm">
          Hapus semua
        </Link>
      </li>
    </ul>
  );
}
