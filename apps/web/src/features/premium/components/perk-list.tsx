import { Check } from 'lucide-react';

/** List of what a plan holds. */
export function PerkList({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" strokeWidth={2.5} />
          {item}
        </li>
      ))}
    </ul>
  );
}
