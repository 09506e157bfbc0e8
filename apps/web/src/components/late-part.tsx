import { type ReactNode, Suspense } from 'react';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';

/** Holds the place of a part of the page whose script is still on its way: a tab or a step that was just opened. */
export function LatePart({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <>
          <LoadingMessage>Memuat...</LoadingMessage>
          <Skeleton className="h-72 w-full" />
        </>
      }
    >
      {children}
    </Suspense>
  );
}
