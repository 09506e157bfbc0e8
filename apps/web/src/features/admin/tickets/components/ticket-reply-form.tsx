import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { useOperation } from '#lib/api/use-operation.ts';
import { adminKeys } from '../../api/admin-keys.ts';
import type { Ticket } from '../api/list-tickets.ts';
import { listTemplates } from '../api/list-templates.ts';
import { replyTicket } from '../api/reply-ticket.ts';
import { fillTemplate } from '../fill-template.ts';
import { messages } from '../../messages.ts';

const minLength = 3;
const maxLength = 5_000;

/** The answer by mail. Its key stays until it has been taken, so that a second press after a broken line sends nothing twice. */
export function TicketReplyForm({ ticket }: { ticket: Ticket }) {
  const templates = useQuery({ queryKey: adminKeys.templates, queryFn: listTemplates });
  const [draft, setDraft] = useState(() => ({ key: crypto.randomUUID(), body: '' }));
  const [closes, setCloses] = useState(true);
  // Other words are another answer, so they get another key.
  const write = (body: string): void => setDraft({ key: crypto.randomUUID(), body });
  const { run, isPending, failure, refuse } = useOperation(() => replyTicket(ticket.id, draft, closes), {
    done: (isDone) => (isDone ? write('') : undefined),
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.body.trim().length < minLength) return refuse({ field: 'body', title: messages.replyRequired });
    void run();
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="card gap-4 p-4" aria-label="Balas tiket">
      <NativeSelect
        aria-label="Templat"
        value=""
        onChange={(event) => {
          const chosen = templates.data?.find(({ key }) => key === event.target.value);
          if (chosen) write(fillTemplate(chosen.body, ticket));
        }}
      >
        <option value="">Pakai templat...</option>
        {templates.data
          ?.filter(({ purpose }) => purpose === 'reply')
          .map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
      </NativeSelect>
      <Field
        label={`Balasan untuk ${ticket.name}`}
        help={`Dikirim ke ${ticket.email}.`}
        error={failure?.title}
        required
      >
        <Textarea
          rows={7}
          maxLength={maxLength}
          value={draft.body}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      <Checkbox
        label="Tandai selesai setelah dibalas"
        checked={closes}
        onChange={(event) => setCloses(event.target.checked)}
      />
      <Button type="submit" loading={isPending} className="sm:self-start">
        {isPending ? 'Mengirim...' : 'Kirim balasan'}
      </Button>
    </form>
  );
}
