import { useState } from 'react';
import { Link } from 'react-router';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { paths } from '#config/paths.ts';
import { useLiveChanges } from '#lib/live/use-live-changes.ts';
import { useOwnApplications } from '../api/list-own-applications.ts';
import { useWithdrawApplications } from '../api/withdraw-applications.ts';
import type { OwnApplication } from '../application-row.ts';
import { applicationMessages as messages, decisionArrived } from '../messages.ts';
import { ApplicationSkeletons } from './application-skeletons.tsx';
import { OwnApplicationCard } from './own-application-card.tsx';

/** /aplikasi-saya: what the caller applied for, newest first. */
export function OwnApplications({ applicantId }: { applicantId: string }) {
  const [withdrawing, setWithdrawing] = useState<readonly OwnApplication[]>([]);
  const query = useOwnApplications(applicantId);
  const [decided, setDecided] = useState('');
  const loadAnew = (): void => void query.refetch();
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
  const withdraw = useWithdrawApplications(applicantId);

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
        onConfirm={async () => void (await withdraw.run(withdrawing))}
        onClose={() => setWithdrawing([])}
      />
    </>
  );
}
