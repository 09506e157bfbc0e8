import { StrangerNote } from '#components/guards/stranger-note.tsx';
import { Page } from '#components/layouts/page.tsx';
import { Card, CardContent } from '#components/ui/card.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';

/** The shape of /profil while it loads. */
export function ProfileSkeleton() {
  return (
    <Page>
      <LoadingMessage>Memuat profil</LoadingMessage>
      <StrangerNote />
      <h1 className="sr-only">Profil Saya</h1>
      <div className="mb-8 flex items-center gap-4 sm:gap-5">
        <Skeleton className="size-16 rounded-full sm:size-20" />
        <div className="grid gap-2">
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-5 w-36" />
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <SkeletonCard rows={2} className="lg:order-last" />
        <SkeletonCard rows={7} />
      </div>
    </Page>
  );
}

function SkeletonCard({ rows, className }: { rows: number; className?: string }) {
  return (
    <Card className={className}>
      <CardContent className="grid gap-5">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="grid gap-2">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-5 w-full max-w-80" />
          </div>
        ))}
      </CardContent>
    </Card>
  );
}
