import type { ContactFormValues, ContactInput } from '@kawanusaha/contracts/contact';
import type { OwnProfile } from '#lib/profile/get-own-profile.ts';

/** A contact's campus is shorter than a profile's. */
const campusMaxLength = 100;

/** What the form's skill select holds before something is chosen; the schema refuses it. */
const noSkill = '' as ContactFormValues['main_skill'];

const empty: ContactFormValues = {
  name: '',
  main_skill: noSkill,
  experience: '',
  vision: '',
  whatsapp: '',
  city: '',
  campus: '',
  hours_per_week: '',
  looking_for: '',
  via_messages: false,
};

/** A new form, filled in with what the profile tells. In: the own profile, null for a stranger. */
export function newContactValues(profile: OwnProfile | null): ContactFormValues {
  return {
    ...empty,
    name: profile?.nama_lengkap ?? '',
    whatsapp: profile?.no_wa ?? '',
    city: profile?.kota ?? '',
    campus: profile?.kampus?.slice(0, campusMaxLength) ?? '',
  };
}

/** Fields of the form in their order on the page, for the list of errors. */
export const contactFieldOrder = [
  'name',
  'main_skill',
  'experience',
  'vision',
  'looking_for',
  'hours_per_week',
  'city',
  'campus',
  'whatsapp',
  'via_messages',
] as const satisfies readonly (keyof ContactFormValues)[];

/** Fields that must be filled (spec §5: 'Semua field harus diisi'). */
export const requiredContactFields = [
  'name',
  'main_skill',
  'experience',
  'vision',
  'whatsapp',
] as const satisfies readonly (keyof ContactFormValues)[];

/** The form's values for an existing contact. */
export function contactValuesOf(contact: ContactInput): ContactFormValues {
  return {
    name: contact.name,
    main_skill: contact.main_skill,
    experience: contact.experience,
    vision: contact.vision,
    whatsapp: contact.whatsapp,
    city: contact.city ?? '',
    campus: contact.campus ?? '',
    hours_per_week: contact.hours_per_week?.toString() ?? '',
    looking_for: contact.looking_for ?? '',
    via_messages: contact.via_messages,
  };
}
