import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { toast } from '#components/ui/toast.ts';
import { connectionAdvice } from '#lib/api/connection-advice.ts';
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
  const decide = async (): Promise<void> => {
    if (decision === null) return;
    try {
      await decideApplication(decision.application.id, decision.status);
      toast.success(statusChanged(decision.status));
      onDecided(decision);
    } catch (error) {
      toast.error(messages.statusFailed, connectionAdvice(error));
      onFailed();
    }
  };

  const isRejection = decision?.status === 'rejected';
  const verb = isRejection ? messages.reject : messages.accept;
  return (
    <ConfirmDialog
      open={decision !== null}
      title={`${verb} aplikasi`}
      description={
        <>
          <p>{decision ? decisionQuestion(decision.status, decision.application.applicant_name) : null}</p>
          <p className="mt-2 text-sm">
            {isRejection
              ? 'Pelamar akan melihat bahwa lamarannya ditolak. Keputusan ini tidak dapat diubah.'
              : 'Pelamar akan melihat kontak Anda. Keputusan ini tidak dapat diubah.'}
          </p>
        </>
      }
      actionLabel={verb}
      variant={isRejection ? 'destructive' : 'primary'}
      onConfirm={decide}
      onClose={onClose}
    />
  );
}
