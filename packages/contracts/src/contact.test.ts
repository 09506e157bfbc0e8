import { describe, expect, test } from 'vitest';
import { contactFormSchema, type ContactFormValues } from './contact.ts';

const valid: ContactFormValues = {
  name: 'Budi',
  main_skill: 'Keuangan',
  experience: 'Tiga tahun membukukan usaha keluarga.',
  vision: 'Membantu teman mengatur modal.',
  whatsapp: '0812 3456 7890',
  city: '',
  campus: '',
  hours_per_week: '',
  looking_for: '',
  via_messages: false,
};

describe('contactFormSchema (spec §5)', () => {
  test('normalizes the number and stores empty optional fields as null', () => {
    expect(contactFormSchema.parse(valid)).toEqual({
      ...valid,
      whatsapp: '6281234567890',
      city: null,
      campus: null,
      hours_per_week: null,
      looking_for: null,
    });
  });

  test.each(['name', 'experience', 'vision', 'whatsapp', 'main_skill'])('%s is required', (field) => {
    const result = contactFormSchema.safeParse({ ...valid, [field]: '' });
    expect(result.error?.issues.map((issue) => issue.path[0])).toEqual([field]);
  });

  test('takes only the six skills of the form', () => {
    expect(contactFormSchema.safeParse({ ...valid, main_skill: 'Terbaru' }).success).toBe(false);
  });

  test('names a wrong number', () => {
    const result = contactFormSchema.safeParse({ ...valid, whatsapp: '12345' });
    expect(result.error?.issues[0]?.message).toBe('Format nomor WhatsApp tidak valid');
  });
});
