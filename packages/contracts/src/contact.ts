/** Rules of the contact form of /daftar-relasi (spec §5). */
import * as z from 'zod/mini';
import { contactSkills } from './directory.ts';
import { whatsappSchema } from './fields.ts';
import { hoursPerWeekMax } from './listing-limits.ts';
import { optionalCount, optionalText, requiredText, typedText } from './text-fields.ts';

/** Longest texts that the form accepts; the database has limits of its own. */
export const contactNameMaxLength = 100;
export const contactLongTextMaxLength = 2_000;
export const contactShortTextMaxLength = 200;

/**
 * The contact form (spec §5): the specified fields are required; city, campus, hours and what one looks for are not.
 * In: what the fields hold. Out: the columns of `relasi_bisnis`, the number as `62…`, null where an optional field is empty.
 */
export const contactFormSchema = z.object({
  name: requiredText('Nama wajib diisi', contactNameMaxLength),
  main_skill: z.enum(contactSkills, 'Pilih keahlian utama'),
  experience: requiredText('Pengalaman wajib diisi', contactLongTextMaxLength),
  vision: requiredText('Deskripsi Pengguna wajib diisi', contactLongTextMaxLength),
  whatsapp: z.pipe(typedText('Nomor WhatsApp wajib diisi'), whatsappSchema),
  city: optionalText(contactNameMaxLength),
  campus: optionalText(contactNameMaxLength),
  hours_per_week: optionalCount(hoursPerWeekMax, 'jam'),
  looking_for: optionalText(contactShortTextMaxLength),
  /** Premium members write here first, instead of seeing the number. */
  via_messages: z.boolean(),
});
export type ContactFormValues = z.input<typeof contactFormSchema>;
export type ContactInput = z.output<typeof contactFormSchema>;
