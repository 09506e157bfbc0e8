import { contactFormSchema, type ContactInput } from '@kawanusaha/contracts/contact';
import { expect, test } from 'vitest';
import { contactFieldOrder, contactValuesOf, emptyContactValues } from './contact-form-values.ts';

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
  };
  expect(contactFormSchema.parse(contactValuesOf(contact))).toEqual(contact);
  expect(Object.keys(emptyContactValues).toSorted()).toEqual([...contactFieldOrder].toSorted());
});
