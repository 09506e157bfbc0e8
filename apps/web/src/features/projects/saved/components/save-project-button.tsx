import { Bookmark, BookmarkCheck } from 'lucide-react';
import { QueryProvider } from '#components/query-provider.tsx';
import { Button } from '#components/ui/button.tsx';
import { useIsProjectSaved } from '../api/is-project-saved.ts';
import { useKeepProject } from '../api/keep-project.ts';
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
  const saved = useIsProjectSaved(projectId);
  const isSaved = saved.data === true;
  const { run, isPending } = useKeepProject(() => void saved.refetch());
  if (saved.status === 'error') return null;
  return (
    <Button
      variant="outline"
      aria-pressed={isSaved}
      aria-label={`${isSaved ? messages.saved : messages.save}: ${projectName}`}
      disabled={saved.status === 'pending'}
      loading={isPending}
      onClick={() => void run({ projectId, keeps: !isSaved })}
    >
      {isSaved ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
      {isSaved ? messages.saved : messages.save}
    </Button>
  );
}
