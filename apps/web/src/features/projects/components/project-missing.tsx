import { lazy } from 'react';
import { Link } from 'react-router';
import { LatePart } from '#components/late-part.tsx';
import { Page } from '#components/layouts/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { useSession } from '#lib/session/use-session.ts';
import type { OwnProjectProps } from './own-project.tsx';

// Only for a member, and with it what reads it.
const OwnProject = lazy(async () => ({ default: (await import('./own-project.tsx')).OwnProject }));

type Props = Omit<OwnProjectProps, 'waiting' | 'missing'>;

/** A project that the public cannot see: its owner, its applicants and admins still can, once their session is known. */
export function ProjectMissing(props: Props) {
  const { user } = useSession();
  if (user === null) return <NoProject />;
  return (
    <LatePart waiting={<Waiting />}>
      <OwnProject {...props} waiting={<Waiting />} missing={<NoProject />} />
    </LatePart>
  );
}

function Waiting() {
  return (
    <Page>
      <LoadingMessage>Memuat proyek…</LoadingMessage>
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="mt-6 h-48 w-full rounded-lg" />
    </Page>
  );
}

function NoProject() {
  return (
    <Page>
      <h1 className="sr-only">Proyek tidak ditemukan</h1>
      <EmptyState
        title="Proyek ini tidak ada atau sudah ditutup"
        description="Proyek ditutup sendiri setelah 30 hari, atau saat timnya lengkap."
        action={
          <Button asChild>
            <Link to={paths.projects}>Lihat proyek lain</Link>
          </Button>
        }
      />
    </Page>
  );
}
