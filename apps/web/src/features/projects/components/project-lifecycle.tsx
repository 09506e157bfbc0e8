import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { closeProject } from '../api/close-project.ts';
import { extendProject } from '../api/extend-project.ts';
import { projectMessages as messages } from '../messages.ts';
import { describeState, isExpiringSoon, isOpen } from '../project-state.ts';
import type { ProjectRow } from '../project-row.ts';

type Props = { project: ProjectRow; onChanged: () => void };

/** The owner's tools: how long the project is shown, prolong it, close it when the team is complete. */
export function ProjectLifecycle({ project, onChanged }: Props) {
  const [busy, setBusy] = useState<'extend' | 'close' | null>(null);
  const open = isOpen(project);

  const run = async (action: 'extend' | 'close') => {
    setBusy(action);
    try {
      await (action === 'extend' ? extendProject(project.id) : closeProject(project.id, 'filled'));
      toast.success(action === 'extend' ? messages.extended : messages.closed);
      onChanged();
    } catch {
      toast.error(action === 'extend' ? messages.extendFailed : messages.closeFailed);
    } finally {
      setBusy(null);
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm text-muted-foreground">{describeState(project)}</p>
      <div className="flex flex-wrap gap-2">
        {!open || isExpiringSoon(project) ? (
          <Button
            variant="secondary"
            size="sm"
            loading={busy === 'extend'}
            disabled={busy !== null}
            onClick={() => void run('extend')}
          >
            {open ? 'Perpanjang 30 hari' : 'Buka lagi 30 hari'}
          </Button>
        ) : null}
        {open ? (
          <Button
            variant="outline"
            size="sm"
            loading={busy === 'close'}
            disabled={busy !== null}
            onClick={() => void run('close')}
          >
            Tim sudah lengkap
          </Button>
        ) : null}
      </div>
    </div>
  );
}
