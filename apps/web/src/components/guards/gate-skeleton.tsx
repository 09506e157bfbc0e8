import { Page } from '#components/layouts/page.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { StrangerNote } from './stranger-note.tsx';

/** Stands in while it is not known yet who looks. */
export function GateSkeleton() {
  return (
    <Page>
      <h1 className="sr-only">Memeriksa akses</h1>
      <LoadingMessage>Memeriksa akses Anda...</LoadingMessage>
      <StrangerNote>Memeriksa akses Anda…</StrangerNote>
      <Skeleton className="h-10 w-2/3 max-w-sm" />
      <Skeleton className="mt-4 h-6 w-full max-w-xl" />
      <div className="mt-8 grid gap-4 md:grid-cols-3">
        <Skeleton className="h-48 rounded-lg" />
        <Skeleton className="h-48 rounded-lg" />
        <Skeleton className="h-48 rounded-lg" />
      </div>
    </Page>
  );
}
