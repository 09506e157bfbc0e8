/** Rules of the project form (spec §5). A field's own message is ours where the specification has one for the whole form. */
import * as z from 'zod/mini';
import { projectSkills, projectTypes, rewardTypes } from './directory.ts';
import { emailSchema, groupLinkSchema, whatsappSchema } from './fields.ts';
import {
  hoursPerWeekMax,
  projectDescriptionMaxLength,
  projectNameMaxLength,
  projectShortTextMaxLength,
  seatsMax,
} from './listing-limits.ts';
import { projectRuleMessages } from './project-rule-messages.ts';
import { questionsSchema } from './screening/screening-questions.ts';
import { optionalCount, optionalText, requiredText, typedText } from './text-fields.ts';
import { todayInJakarta } from './today-in-jakarta.ts';

const sharedShape = {
  project_name: requiredText('Nama proyek wajib diisi', projectNameMaxLength),
  project_description: requiredText('Deskripsi proyek wajib diisi', projectDescriptionMaxLength),
  project_type: z.enum(projectTypes, 'Pilih tipe proyek'),
  required_skills: z.array(z.enum(projectSkills)).check(
    z.minLength(1, projectRuleMessages.minOneSkill),
    z.refine((skills) => new Set(skills).size === skills.length, 'Keahlian sudah ditambahkan'),
  ),
  budget_range: optionalText(projectShortTextMaxLength),
  timeline: optionalText(projectShortTextMaxLength),
  /** Path of the uploaded picture in its bucket; the form uploads it as soon as it is chosen. */
  picture_path: z.nullable(z.string()),
  owner_name: requiredText('Nama pemilik wajib diisi', projectShortTextMaxLength),
  owner_email: z.pipe(
    z.union([z.literal(''), emailSchema], 'Email tidak valid'),
    z.transform((value: string) => (value === '' ? null : value)),
  ),
  city: optionalText(projectShortTextMaxLength),
  is_remote: z.boolean(),
  hours_per_week: optionalCount(hoursPerWeekMax, 'jam'),
  reward_type: z.pipe(
    z.union([z.literal(''), z.enum(rewardTypes)], 'Pilih bentuk imbalan'),
    z.transform((value) => (value === '' ? null : value)),
  ),
  seats: optionalCount(seatsMax, 'orang'),
  deadline: z.pipe(
    z.string().check(
      z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, { error: 'Tanggal tidak valid', abort: true }),
      z.refine(
        (value) => value === '' || value >= todayInJakarta(),
        'Tenggat sudah lewat. Pilih tanggal lain atau kosongkan.',
      ),
    ),
    z.transform((value: string) => (value === '' ? null : value)),
  ),
  questions: z.prefault(questionsSchema, []),
};

/**
 * The project form (spec §5).
 * In: what the fields hold, text but for the skills and the remote box. Out: the columns of `project_listings`, null where an
 * optional field is empty, beside `contact_type`, which the database derives from `contact_method`.
 */
export const projectFormSchema = z.discriminatedUnion('contact_type', [
  z.object({
    ...sharedShape,
    contact_type: z.literal('whatsapp'),
    contact_method: z.pipe(typedText('Nomor WhatsApp wajib diisi'), whatsappSchema),
  }),
  z.object({
    ...sharedShape,
    contact_type: z.literal('group'),
    contact_method: z.pipe(typedText('Link grup WhatsApp wajib diisi'), groupLinkSchema),
  }),
]);
export type ProjectFormValues = z.input<typeof projectFormSchema>;
export type ProjectInput = z.output<typeof projectFormSchema>;
