import type { ContactMessage } from '@kawanusaha/contracts/contact-message';
import { contactSubjects } from '@kawanusaha/contracts/contact-subjects';
import { company } from '@kawanusaha/contracts/company';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CaptchaField } from '#components/captcha/captcha-field.tsx';
import { Form } from '#components/forms/form.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';
import { Field } from '#components/ui/field.tsx';
import { FormErrorSummary } from '#components/ui/form-error-summary.tsx';
import { Input } from '#components/ui/input.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { useCaptcha } from '#lib/captcha/use-captcha.ts';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { listErrors } from '#lib/forms/list-errors.ts';
import { useFormDraft } from '#lib/forms/use-form-draft.ts';
import { getSession } from '#lib/session/session-store.ts';
import { useSubmitContactMessage } from '../api/submit-contact-message.ts';
import { ContactSent } from './contact-sent.tsx';

const draftKey = 'kontak';
const resolver = lazyResolver(
  async () => (await import('../contact-message-resolver.ts')).contactMessageResolver,
);

/** Contact form of /kontak: gives a ticket number, and says when the answer comes. */
export function ContactForm() {
  const [ticketNumber, setTicketNumber] = useState<string | null>(null);
  return ticketNumber === null ? (
    <MessageForm onSent={setTicketNumber} />
  ) : (
    <ContactSent ticketNumber={ticketNumber} onAgain={() => setTicketNumber(null)} />
  );
}

function MessageForm({ onSent }: { onSent: (ticketNumber: string) => void }) {
  const captcha = useCaptcha();
  // Without defaults, what the browser or a user has filled in before the page is alive stays.
  const form = useForm<ContactMessage>({ resolver });
  const { register, getValues, setValue } = form;
  const { errors, submitCount } = form.formState;
  const clearDraft = useFormDraft(form, draftKey);
  useEffect(() => {
    const { user } = getSession();
    if (user === null) return;
    if (!getValues('name')) setValue('name', user.user_metadata.nama_lengkap ?? '');
    if (!getValues('email')) setValue('email', user.email ?? '');
  }, [getValues, setValue]);
  const { run, isPending, failure } = useSubmitContactMessage(captcha, (ticketNumber) => {
    clearDraft();
    onSent(ticketNumber);
  });

  return (
    <Form
      draft={draftKey}
      onSubmit={form.handleSubmit(async (message) => void (await run(message)))}
      aria-labelledby="judul-formulir"
    >
      <FormErrorSummary
        errors={listErrors(errors, 'kontak', ['name', 'email', 'subject', 'message'])}
        submitCount={submitCount}
      />
      <Field label="Nama" id="kontak-name" error={errors.name?.message} required>
        <Input autoComplete="name" {...register('name')} />
      </Field>
      <Field
        label="Email"
        id="kontak-email"
        error={errors.email?.message}
        help="Jawaban kami kirim ke alamat ini."
        required
      >
        <Input type="email" autoComplete="email" inputMode="email" {...register('email')} />
      </Field>
      <Field label="Topik" id="kontak-subject" error={errors.subject?.message} required>
        <NativeSelect {...register('subject')}>
          {contactSubjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Pesan" id="kontak-message" error={errors.message?.message} required>
        <Textarea rows={6} {...register('message')} />
      </Field>
      {failure === null ? null : (
        <Alert variant="destructive">
          <AlertTitle>{failure.title}</AlertTitle>
          <AlertDescription>{failure.detail}</AlertDescription>
        </Alert>
      )}
      <CaptchaField captcha={captcha} />
      <SubmitButton busy={isPending} busyText="Mengirim..." size="lg" className="sm:self-start">
        Kirim Pesan
      </SubmitButton>
      <p className="text-sm text-muted-foreground">Kami menjawab paling lambat dalam {company.answerTime}.</p>
    </Form>
  );
}
