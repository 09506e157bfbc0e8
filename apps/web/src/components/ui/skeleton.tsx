import type { ComponentProps } from 'react';
import { NoScriptNote } from '#components/no-script-note.tsx';
import { cn } from '#lib/cn.ts';

/** A grey shape in place of content; give it the size of what comes. Hidden from screen readers. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return <span aria-hidden className={cn('skeleton', className)} {...props} />;
}

/** Says to screen readers that something is loading; put it once beside a group of skeletons. Without scripts it says that they are needed. */
export function LoadingMessage({ children }: { children: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {children}
      </p>
      <NoScriptNote what="Halaman" />
    </>
  );
}
