import { expect, test } from 'vitest';
import { projectFormSchema, type ProjectInput } from '@kawanusaha/contracts/project';
import type { OwnProfile } from '#lib/profile/get-own-profile.ts';
import { newProjectValues, projectFieldOrder, projectValuesOf } from './project-form-values.ts';

test('an idea fills in the new form; what the form does not offer is left out', () => {
  const values = newProjectValues(
    new URLSearchParams('nama=Kopi&deskripsi=Keliling&tipe=Startup&keahlian=SEO,Sulap&keahlian=Finance'),
    null,
  );
  expect(values).toMatchObject({
    project_name: 'Kopi',
    project_description: 'Keliling',
    project_type: 'Startup',
    required_skills: ['SEO', 'Finance'],
  });
  expect(newProjectValues(new URLSearchParams('tipe=Judi'), null).project_type).toBe('');
});

test('what the profile tells is not asked again', () => {
  const profile = { nama_lengkap: 'Rina', email: 'rina@example.id', no_wa: '62812', kota: 'Bandung' };
  expect(newProjectValues(new URLSearchParams(), profile as OwnProfile)).toMatchObject({
    owner_name: 'Rina',
    owner_email: 'rina@example.id',
    contact_method: '62812',
    city: 'Bandung',
  });
});

test('a listing goes into the form and comes back as it was', () => {
  const listing: ProjectInput = {
    project_name: 'Kopi Kampus',
    project_description: 'Kedai kopi keliling.',
    project_type: 'Startup',
    required_skills: ['SEO'],
    budget_range: 'Rp 1 juta',
    timeline: null,
    picture_path: '11111111-1111-4111-8111-111111111111/a.webp',
    contact_type: 'group',
    contact_method: 'https://chat.whatsapp.com/AbCdEfGhIjKlMnOpQrStUv',
    owner_name: 'Sari',
    owner_email: 'sari@example.id',
    city: null,
    is_remote: true,
    hours_per_week: 10,
    reward_type: 'Lomba',
    seats: 2,
    deadline: '2999-01-01',
    questions: ['Kapan bisa mulai?'],
  };
  const values = projectValuesOf(listing);
  expect(projectFormSchema.parse(values)).toEqual(listing);
  expect(Object.keys(values).toSorted()).toEqual([...projectFieldOrder].toSorted());
});
