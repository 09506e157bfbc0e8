import { contactSubjects } from '@kawanusaha/contracts/contact-subjects';
import { type ChangeEvent, type SubmitEvent, useEffect, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '#lib/forms/draft-storage.ts';
import { getSession } from '#lib/session/session-store.ts';
import type { ContactMessageResult } from './api/submit-contact-message.ts';

export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;
type Errors = Partial<Record<ContactField, string>>;

const draftKey = 'kontak';
const empty: ContactValues = { name: '', email: '', subject: contactSubjects[0], message: '' };

/** What the form starts with in the browser: the draft of this tab, else the name and address of who is signed in. */
function startingValues(): ContactValues {
  const { user } = getSession();
  const known = user ? { name: user.user_metadata.nama_lengkap ?? '', email: user.email } : {};
  const draft = Object.entries(readDraft(draftKey)).filter(([, value]) => typeof value === 'string' && value);
  return { ...empty, ...known, ...Object.fromEntries(draft) } as ContactValues;
}

/** Checks with the rules of the contracts, which load only when they are needed. */
async function validate(values: ContactValues) {
  const { contactMessageSchema } = await import('@kawanusaha/contracts/contact-message');
  const result = contactMessageSchema.safeParse(values);
  if (result.success) return { message: result.data, errors: {} };
  const errors: Errors = {};
  for (const issue of result.error.issues) errors[issue.path[0] as ContactField] ??= issue.message;
  return { message: null, errors };
}

/** State of the contact form: values with a draft, errors from the first failed submit on, and how sending went. */
export function useContactForm() {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [submitCount, setSubmitCount] = useState(0);
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<ContactMessageResult | null>(null);

  useEffect(() => setValues(startingValues()), []);

  const handleChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
    const next = { ...values, [event.target.name]: event.target.value };
    setValues(next);
    writeDraft(draftKey, next);
    if (submitCount > 0) void validate(next).then((checked) => setErrors(checked.errors));
  };

  const send = async () => {
    setSending(true);
    setResult(null);
    const { message, errors: found } = await validate(values);
    setErrors(found);
    if (message) {
      const { submitContactMessage } = await import('./api/submit-contact-message.ts');
      const sent = await submitContactMessage(message);
      setResult(sent);
      if (sent.outcome === 'sent') {
        clearDraft(draftKey);
        setValues({ ...empty, name: values.name, email: values.email });
      }
    }
    setSubmitCount((count) => (message ? 0 : count + 1));
    setSending(false);
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send().catch(() => {
      setResult({ outcome: 'failed' });
      setSending(false);
    });
  };

  return {
    values,
    errors,
    submitCount,
    isSending,
    result,
    handleChange,
    handleSubmit,
    reset: () => setResult(null),
  };
}
