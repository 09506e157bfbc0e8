import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { useOperation } from '#lib/api/use-operation.ts';
import { noteTicket } from '../../api/work-on-ticket.ts';
import { messages } from '../../messages.ts';

const minLength = 3;

/** A note that admins alone read. */
export function TicketNoteForm({ ticketId }: { ticketId: string }) {
  const [draft, setDraft] = useState(() => ({ key: crypto.randomUUID(), body: '' }));
  const write = (body: string): void => setDraft({ key: crypto.randomUUID(), body });
  const { run, isPending, failure, refuse } = useOperation(() => noteTicket(ticketId, draft), {
    done: (isDone) => (isDone ? write('') : undefined),
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.body.trim().length < minLength) return refuse({ field: 'body', title: messages.noteRequired });
    void run();
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="card gap-3 p-4" aria-label="Catatan tiket">
      <Field label="Catatan internal" help="Hanya terlihat oleh tim admin." error={failure?.title} required>
        <Textarea
          rows={3}
          maxLength={5000}
          value={draft.body}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      <Button type="submit" size="sm" variant="outline" loading={isPending} className="self-start">
        Simpan catatan
      </Button>
    </form>
  );
}
