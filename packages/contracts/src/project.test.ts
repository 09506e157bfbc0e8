import { describe, expect, test } from 'vitest';
import { projectFormSchema, type ProjectFormValues } from './project.ts';
import { todayInJakarta } from './today-in-jakarta.ts';

const valid: ProjectFormValues = {
  project_name: ' Kopi Kampus ',
  project_description: 'Kedai kopi keliling untuk kampus.',
  project_type: 'Startup',
  required_skills: ['Marketing', 'SEO'],
  budget_range: '',
  picture_path: null,
  timeline: '',
  contact_type: 'whatsapp',
  contact_method: '+62 812-3456-7890',
  owner_name: 'Sari',
  owner_email: '',
  city: 'Bandung',
  is_remote: false,
  hours_per_week: '10',
  reward_type: '',
  seats: '',
  deadline: '',
};

function messagesOf(values: object): Record<string, string> {
  const result = projectFormSchema.safeParse({ ...valid, ...values });
  return Object.fromEntries(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? []);
}

describe('projectFormSchema (spec §5)', () => {
  test('gives the columns of the listing: trimmed, normalized, null where optional and empty', () => {
    expect(projectFormSchema.parse(valid)).toEqual({
      ...valid,
      project_name: 'Kopi Kampus',
      contact_method: '6281234567890',
      budget_range: null,
      timeline: null,
      owner_email: null,
      hours_per_week: 10,
      reward_type: null,
      seats: null,
      deadline: null,
      questions: [],
    });
  });

  test('names every required field at once, so that a person corrects them in one go', () => {
    const messages = messagesOf({
      project_name: '  ',
      project_description: '',
      project_type: '',
      required_skills: [],
      contact_method: '',
      owner_name: '',
    });
    expect(Object.keys(messages).toSorted()).toEqual([
      'contact_method',
      'owner_name',
      'project_description',
      'project_name',
      'project_type',
      'required_skills',
    ]);
    expect(messages.required_skills).toBe('Minimal pilih satu keahlian yang dibutuhkan');
  });

  test('takes a skill once', () => {
    expect(messagesOf({ required_skills: ['SEO', 'SEO'] })).toHaveProperty('required_skills');
  });

  test.each(['08123', '0812abc45678', '+1 202 555 0100'])('refuses the number %s', (contact_method) => {
    expect(messagesOf({ contact_method })).toEqual({ contact_method: 'Format nomor WhatsApp tidak valid' });
  });

  test.each([
    'https://example.id/?x=chat.whatsapp.com/AbCdEf123456',
    'javascript:alert(1)//chat.whatsapp.com/AbCdEf123456',
  ])('refuses the group link %s', (contact_method) => {
    expect(messagesOf({ contact_type: 'group', contact_method })).toEqual({
      contact_method: 'Link grup WhatsApp tidak valid',
    });
  });

  test('keeps only the invite of a group link', () => {
    const link = 'https://chat.whatsapp.com/AbCdEfGhIjKlMnOpQrStUv?mode=ac';
    const parsed = projectFormSchema.parse({ ...valid, contact_type: 'group', contact_method: link });
    expect(parsed.contact_method).toBe('https://chat.whatsapp.com/AbCdEfGhIjKlMnOpQrStUv');
  });

  test.each([
    ['owner_email', 'sari@', 'Email tidak valid'],
    ['hours_per_week', '81', 'Isi angka 1 sampai 80 jam'],
    ['hours_per_week', '2,5', 'Isi angka 1 sampai 80 jam'],
    ['seats', '0', 'Isi angka 1 sampai 50 orang'],
    ['deadline', '2020-01-01', 'Tenggat sudah lewat. Pilih tanggal lain atau kosongkan.'],
    ['deadline', 'besok', 'Tanggal tidak valid'],
  ])('refuses %s = %s', (field, value, message) => {
    expect(messagesOf({ [field]: value })).toEqual({ [field]: message });
  });
});

test('todayInJakarta turns the day at 17.00 UTC', () => {
  expect(todayInJakarta(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20');
  expect(todayInJakarta(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
});
