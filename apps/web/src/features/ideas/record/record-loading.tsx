import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';

/** Holds the place of a record while its script or its rows are on their way. */
export function RecordLoading() {
  return (
    <>
      <LoadingMessage>Memuat langkah</LoadingMessage>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="mt-6 h-96 w-full" />
    </>
  );
}
