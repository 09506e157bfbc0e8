import { zodResolver } from '@hookform/resolvers/zod';
import type { PersonMatch } from '@kawanusaha/contracts/matching/match-answers';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { Form } from '#components/forms/form.tsx';
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
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import { matchingMessages as messages } from '../messages.ts';
import type { SendInvitation } from '../send-invitation.ts';

/** The database has the same limit for a line. */
const lineMaxLength = 2_000;

const invitationSchema = z.object({
  body: z.string().check(z.trim(), z.minLength(1, messages.inviteEmpty), z.maxLength(lineMaxLength)),
});

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
  const form = useOperationForm({
    resolver: zodResolver(invitationSchema),
    defaultValues: { body: messages.inviteLine(person.nama_lengkap, projectName) },
  });
  const { run, isPending: isBusy } = useOperation(
    async ({ body }: z.output<typeof invitationSchema>) => {
      const outcome = await send(projectId, person.id, body);
      if ('refusal' in outcome) throw new Refusal({ field: 'body', title: outcome.refusal });
      if (outcome.isSent) onSent(outcome.threadId);
      // What could not be sent waits there, with its reason.
      else void navigate(threadPaths.thread(outcome.threadId));
    },
    {
      failed: (error) => ({ field: 'body', title: `${messages.inviteFailed}. ${loadAdvice(error)}` }),
      refused: form.refused,
    },
  );
  return (
    // While it is sent it stays: what comes of it would act on another dialog.
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <DialogContent dismissable={!isBusy}>
        <Form onSubmit={form.sendBy(run)}>
          <DialogHeader>
            <DialogTitle>{messages.inviteTitle(person.nama_lengkap)}</DialogTitle>
            <DialogDescription>{messages.inviteHelp}</DialogDescription>
          </DialogHeader>
          <Field label="Pesan undangan" error={form.formState.errors.body?.message} required>
            <Textarea rows={5} maxLength={lineMaxLength} {...form.register('body')} />
          </Field>
          <DialogFooter>
            <Button type="submit" loading={isBusy}>
              {messages.sendInvitation}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
