import { lazy, Suspense } from 'react';
import type { ProjectRow } from '#features/projects/project-row.ts';
import { useSession } from '#lib/session/use-session.ts';

const ApplyDialog = lazy(async () => {
  const { ApplyDialog: component } = await import('#features/applications/components/apply-dialog.tsx');
  return { default: component };
});

const UpgradeSheet = lazy(async () => {
  const { UpgradeSheet: component } = await import('#features/premium/components/upgrade-sheet.tsx');
  return { default: component };
});

type Props = { project: ProjectRow | null; onClose: () => void };

/** What 'Lamar' opens for a signed-in person: the application, or the way to it for a member of the free plan (spec §6). */
export function ApplyOrUpgrade({ project, onClose }: Props) {
  const { isPremium } = useSession();
  if (project === null) return null;
  return (
    <Suspense>
      {isPremium ? (
        <ApplyDialog project={project} onClose={onClose} />
      ) : (
        <UpgradeSheet project={project} onClose={onClose} />
      )}
    </Suspense>
  );
}
