import { lazy, Suspense, useState } from 'react';
import type { ProjectRow } from '#features/projects/project-row.ts';
import { useDoubtedPremium } from '#lib/session/use-doubted-premium.ts';
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
  const isDoubted = useDoubtedPremium(project !== null);
  const [freeFor, setFreeFor] = useState<string | null>(null);
  const [isPaying, setPaying] = useState(false);
  // Who has Premium already is not asked to pay for it.
  if (project === null || isDoubted) return null;
  const close = () => {
    setFreeFor(null);
    setPaying(false);
    onClose();
  };
  // Premium comes while the provider's window still says so: an application over it would cover the way back.
  const applies = (isPremium && !isPaying) || freeFor === project.id;
  return (
    // Each in a boundary of its own: one that waits for the other would keep the first in the page, hidden, and hear it close.
    <Suspense key={applies ? 'apply' : 'upgrade'}>
      {applies ? (
        <ApplyDialog project={project} onClose={close} />
      ) : (
        <UpgradeSheet
          project={project}
          onFree={() => setFreeFor(project.id)}
          isPaying={isPaying}
          onPaying={setPaying}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
