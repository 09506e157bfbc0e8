import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { noteTicket } from '../../api/work-on-ticket.ts';
import { messages } from '../../messages.ts';

const minLength = 3;

/** A note that admins alone read. */
export function TicketNoteForm({ ticketId }: { ticketId: string }) {
  const [draft, setDraft] = useState(() => ({ key: crypto.randomUUID(), body: '' }));
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const write = (body: string): void => setDraft({ key: crypto.randomUUID(), body });
  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (draft.body.trim().length < minLength) return setError(messages.noteRequired);
    setError('');
    setBusy(true);
    const isDone = await noteTicket(ticketId, draft);
    setBusy(false);
    if (isDone) write('');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="card gap-3 p-4"
      aria-label="Catatan tiket"
    >
      <Field label="Catatan internal" help="Hanya terlihat oleh admin." error={error || undefined} required>
        <Textarea
          rows={3}
          maxLength={5000}
          value={draft.body}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      <Button type="submit" size="sm" variant="outline" loading={isBusy} className="self-start">
        Simpan catatan
      </Button>
    </form>
  );
}
