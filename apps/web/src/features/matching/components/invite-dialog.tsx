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
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const invite = async (): Promise<void> => {
    try {
      const outcome = await send(projectId, person.id, body.trim());
      if ('refusal' in outcome) setError(outcome.refusal);
      else if (outcome.isSent) onSent(outcome.threadId);
      // What could not be sent waits there, with its reason.
      else void navigate(threadPaths.thread(outcome.threadId));
    } catch {
      setError(messages.inviteFailed);
    }
  };
  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (body.trim() === '') return setError(messages.inviteEmpty);
    setError('');
    setBusy(true);
    await invite();
    setBusy(false);
  };
  return (
    // While it is sent it stays: what comes of it would act on another dialog.
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <DialogContent dismissable={!isBusy}>
        <form noValidate onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-4">
          <DialogHeader>
            <DialogTitle>{messages.inviteTitle(person.nama_lengkap)}</DialogTitle>
            <DialogDescription>{messages.inviteHelp}</DialogDescription>
          </DialogHeader>
          <Field label="Pesan undangan" error={error || undefined} required>
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
