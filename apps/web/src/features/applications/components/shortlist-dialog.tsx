import { useState, type FormEvent } from 'react';
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
import { toast } from '#components/ui/toast.ts';
import { connectionAdvice } from '#lib/api/connection-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { removeFromShortlist } from '../api/remove-from-shortlist.ts';
import { saveToShortlist } from '../api/save-to-shortlist.ts';
import type { ReceivedApplication } from '../application-row.ts';
import { shortlistMessages as messages } from '../shortlist-messages.ts';

/** The database has the same limit. */
const noteMaxLength = 1_000;

type Props = {
  application: ReceivedApplication;
  onClose: () => void;
  /** The applicant was saved, taken out, or has another note. */
  onChanged: () => void;
};

/** Keeps an applicant in mind with a note for the owner alone, changes the note, or takes the applicant out again. */
export function ShortlistDialog({ application, onClose, onChanged }: Props) {
  const saved = application.application_shortlist;
  const [note, setNote] = useState(saved?.note ?? '');
  const {
    run,
    input: busy,
    isPending,
  } = useOperation(
    (action: 'save' | 'remove') =>
      action === 'save' ? saveToShortlist(application.id, note.trim()) : removeFromShortlist(application.id),
    {
      done: (_result, action) => {
        toast.success(action === 'save' ? messages.saved : messages.removed);
        onChanged();
        onClose();
      },
      failed: (error, action) => ({
        title: action === 'save' ? messages.saveFailed : messages.removeFailed,
        detail: connectionAdvice(error),
      }),
    },
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{messages.title(application.applicant_name)}</DialogTitle>
          <DialogDescription>{messages.onlyYou}</DialogDescription>
        </DialogHeader>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void run('save');
          }}
        >
          <Field id="catatan-pribadi" label={messages.note} help={messages.noteHelp}>
            <Textarea
              rows={4}
              maxLength={noteMaxLength}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
          <DialogFooter>
            {saved === null ? null : (
              <Button
                type="button"
                variant="outline"
                loading={busy === 'remove'}
                disabled={isPending}
                onClick={() => void run('remove')}
              >
                {messages.remove}
              </Button>
            )}
            <Button type="submit" loading={busy === 'save'} disabled={isPending}>
              {messages.save}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
