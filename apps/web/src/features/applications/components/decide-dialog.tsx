import { rejectionReasons, type RejectionReason } from '@kawanusaha/contracts/application';
import { useState } from 'react';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { toast } from '#components/ui/toast.ts';
import { connectionAdvice } from '#lib/api/connection-advice.ts';
import { decideApplication } from '../api/decide-application.ts';
import type { ReceivedApplication } from '../application-row.ts';
import {
  applicationMessages as messages,
  decisionQuestion,
  rejectionTexts,
  statusChanged,
} from '../messages.ts';

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
  const [reason, setReason] = useState<RejectionReason | null>(null);
  const isRejection = decision?.status === 'rejected';
  const decide = async (): Promise<void> => {
    if (decision === null) return;
    try {
      await decideApplication(decision.application.id, decision.status, isRejection ? reason : null);
      toast.success(statusChanged(decision.status));
      onDecided(decision);
    } catch (error) {
      // What the database refuses, as an acceptance beyond the seats, it says in words for the owner.
      const { code, message } = error as { code?: string; message?: string };
      toast.error(messages.statusFailed, code?.startsWith('PT') ? message : connectionAdvice(error));
      onFailed();
    }
    setReason(null);
  };

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
    >
      {isRejection ? (
        <Field id="alasan-tolak" label={messages.reasonLabel}>
          <NativeSelect
            value={reason ?? ''}
            onChange={(event) =>
              setReason(rejectionReasons.find((known) => known === event.target.value) ?? null)
            }
          >
            <option value="">{messages.reasonNone}</option>
            {rejectionReasons.map((known) => (
              <option key={known} value={known}>
                {rejectionTexts[known].choice}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ) : null}
    </ConfirmDialog>
  );
}
