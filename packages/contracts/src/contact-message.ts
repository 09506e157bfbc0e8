/** Rules of the contact form of /kontak. */
import * as z from 'zod/mini';
import { contactSubjects } from './contact-subjects.ts';
import { emailSchema } from './fields.ts';
import { requiredText } from './text-fields.ts';

export const contactSenderMaxLength = 100;
export const contactMessageMaxLength = 5_000;

/** One message to us. Out: trimmed texts, as `submit_contact_message` takes them. */
const contactMessageSchema = z.object({
  name: requiredText('Nama wajib diisi', contactSenderMaxLength),
  email: emailSchema,
  subject: z.enum(contactSubjects, 'Pilih topik pesan'),
  message: requiredText('Pesan wajib diisi', contactMessageMaxLength),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;

/** Checks a message. Out: the message, or null with the first message of each field that is wrong. */
export function checkContactMessage(input: unknown): {
  message: ContactMessage | null;
  errors: Partial<Record<string, string>>;
} {
  const result = z.safeParse(contactMessageSchema, input);
  if (result.success) return { message: result.data, errors: {} };
  const errors: Partial<Record<string, string>> = {};
  for (const issue of result.error.issues) errors[String(issue.path[0])] ??= issue.message;
  return { message: null, errors };
}
