/** Rules of the contact form of /kontak. */
import * as z from 'zod/mini';
import { contactSubjects } from './contact-subjects.ts';
import { emailSchema } from './fields.ts';
import { requiredText } from './text-fields.ts';

export const contactSenderMaxLength = 100;
export const contactMessageMaxLength = 5_000;

/** One message to us. Out: trimmed texts, as `submit_contact_message` takes them. */
export const contactMessageSchema = z.object({
  name: requiredText('Nama wajib diisi', contactSenderMaxLength),
  email: emailSchema,
  subject: z.enum(contactSubjects, 'Pilih topik pesan'),
  message: requiredText('Pesan wajib diisi', contactMessageMaxLength),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;
