import { contactSubjects } from '@kawanusaha/contracts/contact-subjects';
import { CaptchaField } from '#components/captcha/captcha-field.tsx';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { NoScriptNote } from '#components/no-script-note.tsx';
import { Field } from '#components/ui/field.tsx';
import { FormErrorSummary } from '#components/ui/form-error-summary.tsx';
import { Input } from '#components/ui/input.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { company } from '@kawanusaha/contracts/company';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { captchaMessages } from '#lib/captcha/captcha-messages.ts';
import { contactFormMessages } from '../contact-form-messages.ts';
import type { ContactMessageResult } from '../api/submit-contact-message.ts';
import { contactFields, useContactForm } from '../use-contact-form.ts';
import { ContactSent } from './contact-sent.tsx';

/** Contact form of /kontak: gives a ticket number, and says when the answer comes. */
export function ContactForm() {
  const { formRef, errors, submitCount, isSending, result, captcha, handleInput, handleSubmit, reset } =
    useContactForm();
  if (result?.outcome === 'sent') return <ContactSent ticketNumber={result.ticketNumber} onAgain={reset} />;

  const summary = contactFields.flatMap((field) => {
    const message = errors[field];
    return message ? [{ fieldId: `kontak-${field}`, message }] : [];
  });
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      onSubmit={handleSubmit}
      onInput={(event) => handleInput(event.currentTarget)}
      className="flex flex-col gap-5"
      aria-labelledby="judul-formulir"
    >
      <NoScriptNote />
      <FormErrorSummary errors={summary} submitCount={submitCount} />
      <Field label="Nama" id="kontak-name" error={errors.name} required>
        <Input name="name" autoComplete="name" />
      </Field>
      <Field
        label="Email"
        id="kontak-email"
        error={errors.email}
        help="Jawaban kami kirim ke alamat ini."
        required
      >
        <Input name="email" type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field label="Topik" id="kontak-subject" error={errors.subject} required>
        <NativeSelect name="subject">
          {contactSubjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Pesan" id="kontak-message" error={errors.message} required>
        <Textarea name="message" rows={6} />
      </Field>
      {result ? (
        <Alert variant="destructive">
          <AlertTitle>{contactFormMessages.failed}</AlertTitle>
          <AlertDescription>{describe(result)}</AlertDescription>
        </Alert>
      ) : null}
      <CaptchaField captcha={captcha} />
      <SubmitButton busy={isSending} busyText="Mengirim..." size="lg" className="sm:self-start">
        Kirim Pesan
      </SubmitButton>
      <p className="text-sm text-muted-foreground">Kami menjawab paling lambat dalam {company.answerTime}.</p>
    </form>
  );
}

function describe(result: Exclude<ContactMessageResult, { outcome: 'sent' }>): string {
  if (result.outcome === 'busy') return result.advice;
  if (result.outcome === 'captcha') return captchaMessages.due;
  if (result.outcome === 'too_many') return contactFormMessages.tooMany;
  return `${contactFormMessages.kept} ${loadAdvice(result.error)}`;
}
