import { useOperation } from '#lib/api/use-operation.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { useLiveChanges } from '#lib/live/use-live-changes.ts';
import { noteApplied } from '#lib/session/applied-projects.ts';
import { listOwnApplications } from '../api/list-own-applications.ts';
import { withdrawApplications } from '../api/withdraw-applications.ts';
import type { OwnApplication } from '../application-row.ts';
import { applicationMessages as messages, decisionArrived } from '../messages.ts';
import { ApplicationSkeletons } from './application-skeletons.tsx';
import { OwnApplicationCard } from './own-application-card.tsx';

/** /aplikasi-saya: what the caller applied for, newest first. */
export function OwnApplications({ applicantId }: { applicantId: string }) {
  const client = useQueryClient();
  const [withdrawing, setWithdrawing] = useState<readonly OwnApplication[]>([]);
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
  const withdraw = useOperation(() => withdrawApplications(withdrawing.map(({ id }) => id)), {
    done: () => {
      for (const { project_id: projectId } of withdrawing) noteApplied(applicantId, projectId, false);
      toast.success(withdrawing.length === 1 ? messages.withdrawn : messages.allWithdrawn);
    },
    failed: messages.withdrawFailed,
    settled: loadAnew,
  });

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
  const waiting = query.data.filter(({ status, closed_reason: end }) => status === 'pending' && end === null);
  const isAccepted = query.data.some(({ status }) => status === 'accepted');
  return (
    <>
      {isAccepted && waiting.length > 0 ? (
        <Alert variant="info" className="mb-4">
          <AlertDescription>
            <p>{messages.acceptedElsewhere(waiting.length)}</p>
            <Button variant="outline" className="mt-3" onClick={() => setWithdrawing(waiting)}>
              {messages.withdrawRest(waiting.length)}
            </Button>
          </AlertDescription>
        </Alert>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {decided === '' ? '' : decisionArrived(decided)}
      </p>
      <ul className="flex flex-col gap-4">
        {query.data.map((application) => (
          <li key={application.id}>
            <OwnApplicationCard application={application} onWithdraw={(chosen) => setWithdrawing([chosen])} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={withdrawing.length > 0}
        title={withdrawing.length > 1 ? `Tarik ${withdrawing.length} lamaran` : 'Tarik lamaran'}
        description="Pesan, jawaban, dan kontak Anda dihapus; pemilik proyek hanya melihat bahwa lamaran ini ditarik. Anda boleh melamar lagi selama proyek masih dibuka."
        actionLabel="Tarik Lamaran"
        onConfirm={async () => void (await withdraw.run())}
        onClose={() => setWithdrawing([])}
      />
    </>
  );
}
