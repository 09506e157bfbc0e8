import { useState } from 'react';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '#components/ui/alert-dialog.tsx';
import { toast } from '#components/ui/toast.ts';
import { decideApplication } from '../api/decide-application.ts';
import type { ReceivedApplication } from '../application-row.ts';
import { applicationMessages as messages, decisionQuestion, statusChanged } from '../messages.ts';

export type Decision = { application: ReceivedApplication; status: 'accepted' | 'rejected' };

type Props = {
  decision: Decision | null;
  onClose: () => void;
  onDecided: (decision: Decision) => void;
  /** The application could not be decided: it may have been meanwhile. */
  onFailed: () => void;
};

/** Asks before an application is accepted or rejected, since there is no way back (spec §2, §4). */
export function DecideDialog({ decision, onClose, onDecided, onFailed }: Props) {
  const [isBusy, setIsBusy] = useState(false);

  const handleDecide = async () => {
    if (decision === null) return;
    setIsBusy(true);
    try {
      await decideApplication(decision.application.id, decision.status);
      toast.success(statusChanged(decision.status));
      onDecided(decision);
    } catch {
      toast.error(messages.statusFailed);
      onFailed();
    } finally {
      setIsBusy(false);
      onClose();
    }
  };

  const verb = decision?.status === 'rejected' ? messages.reject : messages.accept;
  return (
    <AlertDialog open={decision !== null} onOpenChange={(open) => !open && !isBusy && onClose()}>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>{verb} aplikasi</AlertDialogTitle>
          <AlertDialogDescription>
            <p>{decision ? decisionQuestion(decision.status, decision.application.applicant_name) : null}</p>
            <p className="mt-2 text-sm">
              {decision?.status === 'rejected'
                ? 'Pelamar akan melihat bahwa lamarannya ditolak. Keputusan ini tidak dapat diubah.'
                : 'Pelamar akan melihat kontak Anda. Keputusan ini tidak dapat diubah.'}
            </p>
          </AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel disabled={isBusy}>Batal</AlertDialogCancel>
          <AlertDialogAction
            variant={decision?.status === 'rejected' ? 'destructive' : 'primary'}
            loading={isBusy}
            onClick={(event) => {
              event.preventDefault();
              void handleDecide();
            }}
          >
            {verb}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
