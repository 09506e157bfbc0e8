import type { PersonMatch } from '@kawanusaha/contracts/matching/match-answers';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { threadPaths } from '#config/thread-paths.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { Refusal } from '#lib/api/failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { matchingMessages as messages } from '../messages.ts';
import type { SendInvitation } from '../send-invitation.ts';

type Props = {
  projectId: string;
  projectName: string;
  person: PersonMatch;
  send: SendInvitation;
  /** Called with the conversation once the line was sent. */
  onSent: (threadId: string) => void;
  onClose: () => void;
};

/** The first line of an invitation, prepared and to be changed. Mount it when it is needed. */
export function InviteDialog({ projectId, projectName, person, send, onSent, onClose }: Props) {
  const navigate = useNavigate();
  const [body, setBody] = useState(() => messages.inviteLine(person.nama_lengkap, projectName));
  const {
    run,
    isPending: isBusy,
    failure,
    refuse,
  } = useOperation(
    async () => {
      const outcome = await send(projectId, person.id, body.trim());
      if ('refusal' in outcome) throw new Refusal({ field: 'body', title: outcome.refusal });
      if (outcome.isSent) onSent(outcome.threadId);
      // What could not be sent waits there, with its reason.
      else void navigate(threadPaths.thread(outcome.threadId));
    },
    { failed: (error) => ({ field: 'body', title: `${messages.inviteFailed}. ${loadAdvice(error)}` }) },
  );
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (body.trim() === '') refuse({ field: 'body', title: messages.inviteEmpty });
    else void run();
  };
  return (
    // While it is sent it stays: what comes of it would act on another dialog.
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <DialogContent dismissable={!isBusy}>
        <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
          <DialogHeader>
            <DialogTitle>{messages.inviteTitle(person.nama_lengkap)}</DialogTitle>
            <DialogDescription>{messages.inviteHelp}</DialogDescription>
          </DialogHeader>
          <Field label="Pesan undangan" error={failure?.title} required>
            <Textarea
              rows={5}
              maxLength={2000}
              value={body}
              onChange={(event) => setBody(event.target.value)}
            />
          </Field>
          <DialogFooter>
            <Button type="submit" loading={isBusy}>
              {messages.sendInvitation}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
