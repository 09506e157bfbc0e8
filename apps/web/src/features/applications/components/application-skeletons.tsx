import { applicationSkeletonCount } from '@kawanusaha/contracts/directory';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';

/** Four application cards while they load (spec §9). */
export function ApplicationSkeletons() {
  return (
    <>
      <LoadingMessage>Memuat lamaran…</LoadingMessage>
      <ul aria-hidden className="flex flex-col gap-4">
        {Array.from({ length: applicationSkeletonCount }, (_, index) => (
          <li key={index} data-testid="skeleton-card" className="card gap-4 p-5 sm:p-6">
            <div className="flex justify-between gap-3">
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-6 w-24 rounded-full" />
            </div>
            <Skeleton className="h-20 w-full rounded-md" />
            <Skeleton className="h-4 w-2/3" />
            <div className="flex gap-2">
              <Skeleton className="h-11 w-28 rounded-md" />
              <Skeleton className="h-11 w-28 rounded-md" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
