import { X } from 'lucide-react';

type Props = {
  /** What the list is called for screen readers. */
  label: string;
  chips: readonly string[];
  onRemove: (at: number) => void;
};

/** What was put in, each with a way to take it out again. */
export function ChipList({ label, chips, onRemove }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {chips.map((chip, at) => (
        <li key={chip} className="max-w-full">
          <button
            type="button"
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-primary bg-primary-soft px-4 text-left text-sm font-semibold text-primary-soft-foreground"
            onClick={() => onRemove(at)}
          >
            <span className="min-w-0 break-words">{chip}</span>
            <X aria-hidden className="size-4 shrink-0" />
            <span className="sr-only">hapus</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
