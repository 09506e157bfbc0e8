import { Button } from '#components/ui/button.tsx';
import { useCloseProject } from '../api/close-project.ts';
import { useExtendProject } from '../api/extend-project.ts';
import { describeState, isExpiringSoon, isOpen } from '../project-state.ts';
import type { ProjectRow } from '../project-row.ts';

type Props = { project: ProjectRow; onChanged: () => void };

/** The owner's tools: how long the project is shown, prolong it, close it when the team is complete. */
export function ProjectLifecycle({ project, onChanged }: Props) {
  const open = isOpen(project);

  const extend = useExtendProject(project.id, onChanged);
  const close = useCloseProject(project.id, onChanged);

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm text-muted-foreground">{describeState(project)}</p>
      <div className="flex flex-wrap gap-2">
        {!open || isExpiringSoon(project) ? (
          <Button
            variant="secondary"
            size="sm"
            loading={extend.isPending}
            disabled={close.isPending}
            onClick={() => void extend.run()}
          >
            {open ? 'Perpanjang 30 hari' : 'Buka lagi 30 hari'}
          </Button>
        ) : null}
        {open ? (
          <Button
            variant="outline"
            size="sm"
            loading={close.isPending}
            disabled={extend.isPending}
            onClick={() => void close.run()}
          >
            Tim sudah lengkap
          </Button>
        ) : null}
      </div>
    </div>
  );
}
