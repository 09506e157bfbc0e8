import { zodResolver } from '@hookform/resolvers/zod';
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
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import { useRemoveFromShortlist } from '../api/remove-from-shortlist.ts';
import { noteMaxLength, shortlistNoteSchema, useSaveToShortlist } from '../api/save-to-shortlist.ts';
import type { ReceivedApplication } from '../application-row.ts';
import { shortlistMessages as messages } from '../shortlist-messages.ts';

type Props = {
  application: ReceivedApplication;
  onClose: () => void;
};

/** Keeps an applicant in mind with a note for the owner alone, changes the note, or takes the applicant out again. */
export function ShortlistDialog({ application, onClose }: Props) {
  const saved = application.application_shortlist;
  const form = useOperationForm({
    resolver: zodResolver(shortlistNoteSchema),
    defaultValues: { note: saved?.note ?? '' },
  });
  const save = useSaveToShortlist(application.id, onClose);
  const remove = useRemoveFromShortlist(application.id, onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{messages.title(application.applicant_name)}</DialogTitle>
          <DialogDescription>{messages.onlyYou}</DialogDescription>
        </DialogHeader>
        <Form onSubmit={form.sendBy(save.run)}>
          <Field id="catatan-pribadi" label={messages.note} help={messages.noteHelp}>
            <Textarea rows={4} maxLength={noteMaxLength} {...form.register('note')} />
          </Field>
          <DialogFooter>
            {saved === null ? null : (
              <Button
                variant="outline"
                loading={remove.isPending}
                disabled={save.isPending}
                onClick={() => void remove.run()}
              >
                {messages.remove}
              </Button>
            )}
            <Button type="submit" loading={save.isPending} disabled={remove.isPending}>
              {messages.save}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
