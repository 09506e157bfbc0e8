import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { LoginNeeded } from '#components/login-needed.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { useSession } from '#lib/session/use-session.ts';
import { ideaMessages } from '../messages.ts';
import { useDuplicateIdea } from './api/duplicate-saved-idea.ts';
import { useSavedIdeas } from './api/list-saved-ideas.ts';
import { CompareIdeas } from './compare-ideas.tsx';
import { DeleteIdeaDialog } from './delete-idea-dialog.tsx';
import { SavedIdeaCard } from './saved-idea-card.tsx';
import type { SavedIdea } from './saved-idea.ts';

/** With the library of forms, which comes with the press. */
const RenameIdeaDialog = lazy(async () => ({
  default: (await import('./rename-idea-dialog.tsx')).RenameIdeaDialog,
}));

const maxCompared = 2;

function Loading() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <LoadingMessage>Memuat ide</LoadingMessage>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="h-64 w-full rounded-lg" />
      ))}
    </div>
  );
}

function IdeaList() {
  const ideas = useSavedIdeas();
  const duplicate = useDuplicateIdea(() => void ideas.refetch());
  const [compared, setCompared] = useState<readonly string[]>([]);
  const [renaming, setRenaming] = useState<SavedIdea | null>(null);
  const [deleting, setDeleting] = useState<SavedIdea | null>(null);

  if (ideas.status === 'pending') return <Loading />;
  if (ideas.status === 'error')
    return <ErrorState title={ideaMessages.loadFailed} onRetry={() => void ideas.refetch()} />;
  if (ideas.data.length === 0) {
    return (
      <EmptyState
        title="Belum ada ide yang disimpan"
        description="Buat ide, ubah asumsinya, lalu simpan di sini."
        action={
          <Button asChild>
            <Link to={paths.ai}>Buat ide pertama</Link>
          </Button>
        }
      />
    );
  }
  const toggle = (id: string) =>
    setCompared((current) =>
      current.includes(id) ? current.filter((other) => other !== id) : [...current, id].slice(-maxCompared),
    );
  const chosen = ideas.data.filter(({ id }) => compared.includes(id));
  return (
    <div className="flex flex-col gap-6">
      {chosen.length === maxCompared ? (
        <CompareIdeas ideas={chosen} onClose={() => setCompared([])} />
      ) : (
        <p className="text-muted-foreground">
          {chosen.length === 1
            ? 'Pilih satu lagi untuk membandingkan.'
            : 'Centang dua ide untuk membandingkan.'}
        </p>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {ideas.data.map((idea) => (
          <SavedIdeaCard
            key={idea.id}
            idea={idea}
            isCompared={compared.includes(idea.id)}
            onCompare={() => toggle(idea.id)}
            onRename={() => setRenaming(idea)}
            onDuplicate={() => void duplicate.run(idea.id)}
            onDelete={() => setDeleting(idea)}
          />
        ))}
      </ul>
      {renaming ? (
        <Suspense>
          <RenameIdeaDialog
            idea={renaming}
            onClose={() => setRenaming(null)}
            onRenamed={() => void ideas.refetch()}
          />
        </Suspense>
      ) : null}
      {deleting ? (
        <DeleteIdeaDialog
          idea={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => void ideas.refetch()}
        />
      ) : null}
    </div>
  );
}

/** /ide-saya: the saved ideas with compare, rename, duplicate and delete. */
export function MyIdeasScreen() {
  const { status } = useSession();
  return (
    <Page>
      <PageHeader
        title="Ide Saya"
        description="Simpan, bandingkan, dan matangkan ide Anda sampai siap dijalankan."
        actions={
          <Button asChild>
            <Link to={paths.ai}>
              <Plus aria-hidden />
              Ide baru
            </Link>
          </Button>
        }
      />
      {status === 'loading' ? <Loading /> : null}
      {status === 'anonymous' ? <LoginNeeded title="Masuk untuk melihat ide yang Anda simpan" /> : null}
      {status === 'authenticated' ? <IdeaList /> : null}
    </Page>
  );
}
