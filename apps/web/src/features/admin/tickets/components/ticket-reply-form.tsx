import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Form } from '#components/forms/form.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { useTemplates } from '../api/list-templates.ts';
import type { Ticket } from '../api/list-tickets.ts';
import { type Reply, replySchema, useReplyTicket } from '../api/reply-ticket.ts';
import { fillTemplate } from '../fill-template.ts';

const maxLength = 5_000;

const emptyReply = (): Reply => ({ key: crypto.randomUUID(), body: '', closes: true });

/** The answer by mail. Its key stays until it has been taken, so that a second press after a broken line sends nothing twice. */
export function TicketReplyForm({ ticket }: { ticket: Ticket }) {
  const templates = useTemplates();
  const form = useForm({ resolver: zodResolver(replySchema), defaultValues: emptyReply() });
  const { errors, isSubmitting } = form.formState;
  const reply = useReplyTicket();
  const submit = form.handleSubmit(async (written) => {
    if (await reply.run({ ...written, id: ticket.id }))
      form.reset({ ...emptyReply(), closes: written.closes });
  });
  // Other words are another answer, so they get another key.
  const renew = (): void => form.setValue('key', crypto.randomUUID());
  return (
    <Form onSubmit={submit} className="card grid grid-cols-1 gap-5 p-4" aria-label="Balas tiket">
      <div className="flex flex-col gap-4">
        <NativeSelect
          aria-label="Templat"
          value=""
          onChange={(event) => {
            const chosen = templates.data?.find(({ key }) => key === event.target.value);
            if (chosen === undefined) return;
            form.setValue('body', fillTemplate(chosen.body, ticket), { shouldValidate: true });
            renew();
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
          error={errors.body?.message}
          required
        >
          <Textarea rows={7} maxLength={maxLength} {...form.register('body', { onChange: renew })} />
        </Field>
        <Checkbox label="Tandai selesai setelah dibalas" {...form.register('closes')} />
        <Button type="submit" loading={isSubmitting} className="sm:self-start">
          {isSubmitting ? 'Mengirim...' : 'Kirim balasan'}
        </Button>
      </div>
    </Form>
  );
}
