import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { isProjectSaved } from '../api/is-project-saved.ts';
import { keepProject } from '../api/keep-project.ts';
import { savedMessages as messages } from '../messages.ts';

type Props = { projectId: string; projectName: string; userId: string };

/** Saves a project for oneself; pressed again, takes it out. Until it is known whether it is saved, it cannot be pressed. */
export function SaveProjectButton({ projectId, projectName, userId }: Props) {
  const saved = useLoaded(`${userId}/${projectId}`, () => isProjectSaved(projectId));
  const [isBusy, setIsBusy] = useState(false);
  if (saved.status === 'failed') return null;
  const isSaved = saved.value === true;
  const toggle = async () => {
    setIsBusy(true);
    try {
      await keepProject(projectId, !isSaved);
      toast.success(isSaved ? messages.projectRemoved : messages.projectSaved);
      saved.reload();
    } catch (error) {
      toast.error(describeSaveFailure(error, messages.saveFailed));
    }
    setIsBusy(false);
  };
  return (
    <Button
      variant="outline"
      aria-pressed={isSaved}
      aria-label={`${isSaved ? messages.saved : messages.save}: ${projectName}`}
      disabled={saved.status === 'loading'}
      loading={isBusy}
      onClick={() => void toggle()}
    >
      {isSaved ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
      {isSaved ? messages.saved : messages.save}
    </Button>
  );
}
