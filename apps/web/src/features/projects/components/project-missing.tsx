import { Link } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { useSession } from '#lib/session/use-session.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { getVisibleProject } from '../api/get-visible-project.ts';
import type { ProjectRow } from '../project-row.ts';
import { ProjectDetail } from './project-detail.tsx';

type Props = { id: string; url: string; onApply: (project: ProjectRow) => void };

/** A project that the public cannot see: its owner, its applicants and admins still can, once their session is known. */
export function ProjectMissing({ id, url, onApply }: Props) {
  const session = useSession();
  const userId = session.user?.id;
  const own = useLoaded(userId === undefined ? null : `${userId}/${id}`, () => getVisibleProject(id));

  if (own.status === 'ready' && own.value !== null) {
    return (
      <ProjectDetail
        project={own.value}
        similar={[]}
        replyDays={null}
        freeSeats={null}
        url={url}
        onApply={onApply}
        onChanged={own.reload}
      />
    );
  }
  if (session.status === 'authenticated' && own.status === 'loading') {
    return (
      <Page>
        <LoadingMessage>Memuat proyek…</LoadingMessage>
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="mt-6 h-48 w-full rounded-lg" />
      </Page>
    );
  }
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
