import { contactFormSchema, type ContactInput } from '@kawanusaha/contracts/contact';
import { expect, test } from 'vitest';
import type { OwnProfile } from '#lib/profile/get-own-profile.ts';
import { contactFieldOrder, contactValuesOf, newContactValues } from './contact-form-values.ts';

test('a contact goes into the form and comes back as it was', () => {
  const contact: ContactInput = {
    name: 'Budi',
    main_skill: 'Keuangan',
    experience: 'Tiga tahun membukukan usaha keluarga.',
    vision: 'Membantu teman mengatur modal.',
    whatsapp: '6281234567890',
    city: 'Bandung',
    campus: null,
    hours_per_week: 6,
    looking_for: null,
    via_messages: true,
  };
  expect(contactFormSchema.parse(contactValuesOf(contact))).toEqual(contact);
  expect(Object.keys(newContactValues(null)).toSorted()).toEqual([...contactFieldOrder].toSorted());
});

test('what the profile tells is not asked again', () => {
  const profile = { nama_lengkap: 'Budi', no_wa: '62812', kota: 'Bandung', kampus: 'ITB '.repeat(30) };
  const values = newContactValues(profile as OwnProfile);
  expect(values).toMatchObject({ name: 'Budi', whatsapp: '62812', city: 'Bandung', experience: '' });
  expect(values.campus).toHaveLength(100);
});
