import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A part of a page that opens when its title is pressed; works without scripts. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-border pt-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold">
        {title}
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-3 pb-2">{children}</div>
    </details>
  );
}
