import { X } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';

export type FilterChip = { label: string; onRemove: () => void };

/** The filters that are set, each with a way to take it off. */
export function FilterChips({ chips, onClear }: { chips: FilterChip[]; onClear: () => void }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filter yang dipakai" className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, onRemove }) => (
        <li key={label}>
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-primary bg-primary-soft px-4 text-sm font-semibold text-primary-soft-foreground"
            onClick={onRemove}
          >
            {label}
            <X aria-hidden className="size-4" />
            <span className="sr-only">hapus filter</span>
          </button>
        </li>
      ))}
      <li>
        <Button variant="link" size="sm" onClick={onClear}>
          Hapus semua
        </Button>
      </li>
    </ul>
  );
}
