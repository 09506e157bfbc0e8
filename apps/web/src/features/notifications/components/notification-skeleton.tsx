import { StrangerNote } from '#components/guards/stranger-note.tsx';
import { Card } from '#components/ui/card.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';

/** The shape of the list while it loads. */
export function NotificationSkeleton() {
  return (
    <Card>
      <LoadingMessage>Memuat notifikasi</LoadingMessage>
      <StrangerNote />
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex gap-4 p-4 sm:p-5">
          <Skeleton className="size-11 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </Card>
  );
}
