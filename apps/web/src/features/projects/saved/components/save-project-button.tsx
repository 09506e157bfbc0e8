import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { isProjectSaved } from '../api/is-project-saved.ts';
import { keepProject } from '../api/keep-project.ts';
import { savedMessages as messages } from '../messages.ts';

type Props = { projectId: string; projectName: string; userId: string };

/** Saves a project for oneself; pressed again, takes it out. Until it is known whether it is saved, it cannot be pressed. */
export function SaveProjectButton({ projectId, projectName, userId }: Props) {
  const saved = useLoaded(`${userId}/${projectId}`, () => isProjectSaved(projectId));
  const isSaved = saved.value === true;
  const { run, isPending } = useOperation(() => keepProject(projectId, !isSaved), {
    done: () => {
      toast.success(isSaved ? messages.projectRemoved : messages.projectSaved);
      saved.reload();
    },
    failed: (error) => ({ title: describeSaveFailure(error, messages.saveFailed) }),
  });
  if (saved.status === 'failed') return null;
  return (
    <Button
      variant="outline"
      aria-pressed={isSaved}
      aria-label={`${isSaved ? messages.saved : messages.save}: ${projectName}`}
      disabled={saved.status === 'loading'}
      loading={isPending}
      onClick={() => void run()}
    >
      {isSaved ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
      {isSaved ? messages.saved : messages.save}
    </Button>
  );
}
