import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { keepFold, readFold } from '#lib/fold-memory.ts';

type Props = {
  /** The fragment of the address that opens it. */
  id: string;
  title: string;
  /** What is inside, in a few words. */
  hint: string;
  className?: string | undefined;
  /** On a page that the server draws: what is inside stands in it from the start, folded until the browser knows its width. */
  isServed?: boolean | undefined;
  children: ReactNode;
};

const isWide = () => matchMedia('(width >= 48rem)').matches;

/**
 * A section of a long page: folded on phones until it is pressed or its fragment leads to it, open on wider screens. What a person
 * opened or closed stays so in this tab. What is inside begins when it is first open.
 */
export function FoldedSection({ id, title, hint, className, isServed = false, children }: Props) {
  const { hash, pathname } = useLocation();
  const isWanted = hash === `#${id}`;
  const [isOpen, setOpen] = useState(() => !isServed && (isWanted || (readFold(pathname, id) ?? isWide())));
  const [isBegun, setBegun] = useState(isServed || isOpen);
  // What is folded may have titles of its own, named after the same part.
  const titleId = useId();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isServed) setOpen(readFold(pathname, id) ?? isWide());
  }, [isServed, pathname, id]);
  // The section comes after the page's data, when the browser has given up looking for the fragment.
  useEffect(() => {
    if (!isWanted || details.current === null) return;
    details.current.open = true;
    details.current.querySelector('summary')?.focus();
  }, [isWanted]);
  return (
    <section id={id} aria-labelledby={titleId} className={className}>
      <details
        ref={details}
        className="group"
        open={isOpen}
        onToggle={({ currentTarget }) => {
          // The event also comes for a section that begins open.
          if (currentTarget.open === isOpen) return;
          setOpen(currentTarget.open);
          keepFold(pathname, id, currentTarget.open);
          if (currentTarget.open) setBegun(true);
        }}
      >
        <summary className="flex min-h-14 scroll-mt-28 items-center justify-between gap-3 max-md:rounded-lg max-md:border max-md:border-border max-md:bg-card max-md:px-4 max-md:py-2.5">
          <span className="min-w-0">
            <h2 id={titleId} className="text-xl font-bold max-md:text-lg">
              {title}
            </h2>
            <span className="block text-sm text-muted-foreground group-open:hidden">{hint}</span>
          </span>
          <span className="text-sm font-medium text-primary group-open:hidden">Tampilkan</span>
          <span className="hidden text-sm font-medium text-primary group-open:inline">Sembunyikan</span>
        </summary>
        <div className="mt-4 grid grid-cols-1 gap-6">{isBegun ? children : null}</div>
      </details>
    </section>
  );
}
