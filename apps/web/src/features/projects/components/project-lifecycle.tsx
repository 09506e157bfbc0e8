import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { closeProject } from '../api/close-project.ts';
import { extendProject } from '../api/extend-project.ts';
import { projectMessages as messages } from '../messages.ts';
import { describeState, isExpiringSoon, isOpen } from '../project-state.ts';
import type { ProjectRow } from '../project-row.ts';

type Props = { project: ProjectRow; onChanged: () => void };

/** The owner's tools: how long the project is shown, prolong it, close it when the team is complete. */
export function ProjectLifecycle({ project, onChanged }: Props) {
  const open = isOpen(project);

  const { run, input, isPending } = useOperation(
    (action: 'extend' | 'close'): Promise<unknown> =>
      action === 'extend' ? extendProject(project.id) : closeProject(project.id, 'filled'),
    {
      done: (_result, action) => {
        toast.success(action === 'extend' ? messages.extended : messages.closed);
        onChanged();
      },
      failed: (_error, action) => ({
        title: action === 'extend' ? messages.extendFailed : messages.closeFailed,
      }),
    },
  );

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm text-muted-foreground">{describeState(project)}</p>
      <div className="flex flex-wrap gap-2">
        {!open || isExpiringSoon(project) ? (
          <Button
            variant="secondary"
            size="sm"
            loading={input === 'extend'}
            disabled={isPending}
            onClick={() => void run('extend')}
          >
            {open ? 'Perpanjang 30 hari' : 'Buka lagi 30 hari'}
          </Button>
        ) : null}
        {open ? (
          <Button
            variant="outline"
            size="sm"
            loading={input === 'close'}
            disabled={isPending}
            onClick={() => void run('close')}
          >
            Tim sudah lengkap
          </Button>
        ) : null}
      </div>
    </div>
  );
}
