import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { useLiveChanges } from '#lib/live/use-live-changes.ts';
import { noteApplied } from '#lib/session/applied-projects.ts';
import { listOwnApplications } from '../api/list-own-applications.ts';
import { withdrawApplication } from '../api/withdraw-application.ts';
import type { OwnApplication } from '../application-row.ts';
import { applicationMessages as messages, decisionArrived } from '../messages.ts';
import { ApplicationSkeletons } from './application-skeletons.tsx';
import { OwnApplicationCard } from './own-application-card.tsx';

/** /aplikasi-saya: what the caller applied for, newest first. */
export function OwnApplications({ applicantId }: { applicantId: string }) {
  const client = useQueryClient();
  const [withdrawing, setWithdrawing] = useState<OwnApplication | null>(null);
  const queryKey = ['own-applications', applicantId];
  const query = useQuery({ queryKey, queryFn: () => listOwnApplications(applicantId) });
  const [decided, setDecided] = useState('');
  const loadAnew = (): void => void client.invalidateQueries({ queryKey });
  useLiveChanges(
    { table: 'project_applications', filter: `applicant_id=eq.${applicantId}` },
    {
      onChange: ({ event, row }) => {
        loadAnew();
        if (event === 'UPDATE' && typeof row['status'] === 'string' && row['status'] !== 'pending')
          setDecided(row['status']);
      },
      onOpen: loadAnew,
    },
  );
  const withdraw = async (): Promise<void> => {
    if (withdrawing === null) return;
    try {
      await withdrawApplication(withdrawing.id);
      noteApplied(applicantId, withdrawing.project_id, false);
      toast.success(messages.withdrawn);
    } catch {
      toast.error(messages.withdrawFailed);
    }
    loadAnew();
  };

  if (query.isPending) return <ApplicationSkeletons />;
  if (query.isError) return <ErrorState title={messages.loadFailed} onRetry={() => void query.refetch()} />;
  if (query.data.length === 0) {
    return (
      <EmptyState
        title="Anda belum melamar proyek apa pun."
        description="Temukan proyek yang cocok, lalu kirim lamaran dengan satu pesan singkat."
        action={
          <Button asChild>
            <Link to={paths.projects}>Cari Project</Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {decided === '' ? '' : decisionArrived(decided)}
      </p>
      <ul className="flex flex-col gap-4">
        {query.data.map((application) => (
          <li key={application.id}>
            <OwnApplicationCard application={application} onWithdraw={setWithdrawing} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={withdrawing !== null}
        title="Tarik lamaran"
        description="Lamaran Anda dihapus dari daftar pemilik proyek. Anda boleh melamar lagi selama proyek masih dibuka."
        actionLabel="Tarik Lamaran"
        onConfirm={withdraw}
        onClose={() => setWithdrawing(null)}
      />
    </>
  );
}
