import { rejectionReasons, type RejectionReason } from '@kawanusaha/contracts/rejection-reasons';
import { useState } from 'react';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { toast } from '#components/ui/toast.ts';
import { connectionAdvice } from '#lib/api/connection-advice.ts';
import { decideApplication } from '../api/decide-application.ts';
import { useRoles } from '../api/list-roles.ts';
import type { ReceivedApplication } from '../application-row.ts';
import type { Replies } from '../replies.ts';
import { replyMessages } from '../reply-messages.ts';
import {
  applicationMessages as messages,
  decisionQuestion,
  rejectionTexts,
  statusChanged,
} from '../messages.ts';
import { soleFreeRole } from '../sole-role.ts';
import { noReply, type Reply, ReplyFields, replyFieldId } from './reply-fields.tsx';
import { RoleSelect } from './role-select.tsx';

export type Decision = { application: ReceivedApplication; status: 'accepted' | 'rejected' };

type Props = {
  decision: Decision | null;
  replies: Replies;
  onClose: () => void;
  onDecided: (decision: Decision) => void;
  /** The application could not be decided: it may have been meanwhile. */
  onFailed: () => void;
};

/**
 * Asks before an application is accepted or rejected, since there is no way back (spec §2, §4). A message may go with it into the
 * conversation of the application.
 */
export function DecideDialog({ decision, replies, onClose, onDecided, onFailed }: Props) {
  const [reason, setReason] = useState<RejectionReason | null>(null);
  const [reply, setReply] = useState<Reply>(noReply);
  const [replyProblem, setReplyProblem] = useState<string | undefined>();
  const isRejection = decision?.status === 'rejected';
  const isAcceptance = decision?.status === 'accepted';
  const projectId = decision?.application.project_id ?? '';
  const roles = useRoles(projectId, isAcceptance);
  const [chosenRole, setChosenRole] = useState<string | null>(null);
  const listed = isAcceptance ? (roles.data ?? []) : [];
  const isFree = (id: string | null) => listed.some((role) => role.id === id && role.free > 0);
  // Where the applicant named a role with a free seat, it is theirs unless the owner chooses otherwise; so is the only one there is.
  const wantedRole = decision?.application.role_id ?? null;
  const roleId = chosenRole ?? (isFree(wantedRole) ? wantedRole : soleFreeRole(listed)) ?? '';
  const isRoleComing =
    isAcceptance && roles.isPending && decision.application.project_listings.listing_roles.length > 0;
  const forget = (): void => {
    setReason(null);
    setChosenRole(null);
    setReply(noReply);
    setReplyProblem(undefined);
  };
  const decide = async (): Promise<boolean> => {
    if (decision === null) return true;
    const body = reply.body.trim();
    if (reply.choice !== '' && body === '') {
      setReplyProblem(replyMessages.bodyMissing);
      document.getElementById(replyFieldId)?.focus();
      return false;
    }
    let threadId: string | null = null;
    try {
      // Before the decision, which has no way back: a person who cannot write yet may still change their mind.
      if (body !== '') threadId = await replies.open(decision.application.id);
    } catch (error) {
      toast.error(replyMessages.openFailed, connectionAdvice(error));
      return false;
    }
    try {
      await decideApplication(
        decision.application.id,
        decision.status,
        isRejection ? reason : null,
        listed.length > 0 ? roleId : null,
      );
      onDecided(decision);
      const isSent = threadId === null ? null : await replies.send(threadId, body);
      const about = isSent === null ? undefined : isSent ? replyMessages.sent : replyMessages.kept;
      toast.success(statusChanged(decision.status), about);
    } catch (error) {
      // What the database refuses, as an acceptance beyond the seats, it says in words for the owner.
      const { code, message } = error as { code?: string; message?: string };
      toast.error(messages.statusFailed, code?.startsWith('PT') ? message : connectionAdvice(error));
      onFailed();
    }
    return true;
  };

  const verb = isRejection ? messages.reject : messages.accept;
  return (
    <ConfirmDialog
      open={decision !== null}
      title={`${verb} lamaran`}
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
      onClose={() => {
        forget();
        onClose();
      }}
    >
      {isRoleComing ? (
        <Field id="peran-diterima" label={messages.roleGiven}>
          <NativeSelect disabled>
            <option>Memuat peran...</option>
          </NativeSelect>
        </Field>
      ) : (
        <RoleSelect
          id="peran-diterima"
          label={messages.roleGiven}
          none={messages.roleNone}
          roles={listed}
          value={roleId}
          onChange={setChosenRole}
        />
      )}
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
      {decision === null ? null : (
        <ReplyFields
          decision={decision.status}
          names={{
            applicant: decision.application.applicant_name,
            project: decision.application.project_listings.project_name,
          }}
          value={reply}
          error={replyProblem}
          onChange={(next) => {
            setReply(next);
            setReplyProblem(undefined);
          }}
        />
      )}
    </ConfirmDialog>
  );
}
