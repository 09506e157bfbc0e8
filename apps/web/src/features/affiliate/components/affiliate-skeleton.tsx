import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';

const figures = ['coin', 'referral', 'premium'];

/** The shape of the dashboard: three figures, then the cards. */
export function AffiliateSkeleton() {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <LoadingMessage>Memuat dashboard affiliate</LoadingMessage>
      {figures.map((key) => (
        <Skeleton key={key} className="h-36 w-full rounded-lg" />
      ))}
      <Skeleton className="h-64 w-full rounded-lg sm:col-span-3" />
    </div>
  );
}
