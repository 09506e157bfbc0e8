import { Bookmark, BookmarkCheck } from 'lucide-react';
import { QueryProvider } from '#components/query-provider.tsx';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';
import { isProjectSaved } from '../api/is-project-saved.ts';
import { keepProject } from '../api/keep-project.ts';
import { savedMessages as messages } from '../messages.ts';

type Props = { projectId: string; projectName: string };

/** Saves a project for oneself; pressed again, takes it out. Until it is known whether it is saved, it cannot be pressed. */
export function SaveProjectButton(props: Props) {
  return (
    <QueryProvider>
      <LoadedButton {...props} />
    </QueryProvider>
  );
}

function LoadedButton({ projectId, projectName }: Props) {
  const saved = useReadAtOpening(['is-project-saved', projectId], () => isProjectSaved(projectId));
  const isSaved = saved.data === true;
  const { run, isPending } = useOperation(() => keepProject(projectId, !isSaved), {
    done: () => {
      toast.success(isSaved ? messages.projectRemoved : messages.projectSaved);
      void saved.refetch();
    },
    failed: (error) => ({ title: describeSaveFailure(error, messages.saveFailed) }),
  });
  if (saved.status === 'error') return null;
  return (
    <Button
      variant="outline"
      aria-pressed={isSaved}
      aria-label={`${isSaved ? messages.saved : messages.save}: ${projectName}`}
      disabled={saved.status === 'pending'}
      loading={isPending}
      onClick={() => void run()}
    >
      {isSaved ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
      {isSaved ? messages.saved : messages.save}
    </Button>
  );
}
