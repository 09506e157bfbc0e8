import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { CaptchaUnsolved } from '#lib/captcha/captcha-token.ts';
import { useCaptcha } from '#lib/captcha/use-captcha.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { clearDraft, readDraft, writeDraft } from '#lib/forms/draft-storage.ts';
import { getSession } from '#lib/session/session-store.ts';
import type { ContactMessageResult } from './api/submit-contact-message.ts';

export const contactFields = ['name', 'email', 'subject', 'message'] as const;
type Errors = Partial<Record<string, string>>;

const draftKey = 'kontak';

/** The draft of this tab, over the name and address of who is signed in. */
function knownValues(): Record<string, unknown> {
  const { user } = getSession();
  const account = user ? { name: user.user_metadata.nama_lengkap, email: user.email } : {};
  return { ...account, ...readDraft(draftKey) };
}

/** Fills what is still as the server sent it; what was typed before the page came alive stays. */
function fillForm(form: HTMLFormElement): void {
  const values = knownValues();
  for (const field of contactFields) {
    const control = form.elements.namedItem(field);
    const value = values[field];
    if (typeof value !== 'string' || !value) continue;
    if (control instanceof HTMLSelectElement) control.value = value;
    else if (
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
      !control.value
    )
      control.value = value;
  }
}

const readForm = (form: HTMLFormElement): Record<string, unknown> => Object.fromEntries(new FormData(form));

/** Checks with the rules of the contracts, which load only when they are needed. */
async function validate(form: HTMLFormElement) {
  const { checkContactMessage } = await import('@kawanusaha/contracts/contact-message');
  return checkContactMessage(readForm(form));
}

/** State of the contact form: a draft, errors from the first failed submit on, and how sending went. */
export function useContactForm() {
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [submitCount, setSubmitCount] = useState(0);
  const [result, setResult] = useState<ContactMessageResult | null>(null);
  const isSent = result?.outcome === 'sent';
  const captcha = useCaptcha();

  useEffect(() => {
    if (formRef.current && !isSent) fillForm(formRef.current);
  }, [isSent]);

  const handleInput = (form: HTMLFormElement) => {
    writeDraft(draftKey, readForm(form));
    if (submitCount > 0) void validate(form).then((checked) => setErrors(checked.errors));
  };

  const send = async (form: HTMLFormElement) => {
    const { message, errors: found } = await validate(form);
    setErrors(found);
    setSubmitCount((count) => (message ? 0 : count + 1));
    if (!message) return;
    const { submitContactMessage } = await import('./api/submit-contact-message.ts');
    const sent = await submitContactMessage(message, await captcha.take());
    if (sent.outcome === 'sent') clearDraft(draftKey);
    setResult(sent);
  };

  const sending = useOperation(send, {
    failed: (error) => {
      setResult(error instanceof CaptchaUnsolved ? { outcome: 'captcha' } : { outcome: 'failed', error });
      return null;
    },
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setResult(null);
    void sending.run(event.currentTarget);
  };

  return {
    formRef,
    errors,
    submitCount,
    isSending: sending.isPending,
    result,
    captcha,
    handleInput,
    handleSubmit,
    reset: () => setResult(null),
  };
}
