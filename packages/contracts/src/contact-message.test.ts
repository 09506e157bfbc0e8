import { expect, it } from 'vitest';
import { contactMessageSchema } from './contact-message.ts';

const message = { name: ' Ayu ', email: 'ayu@example.com', subject: 'Kerja sama', message: 'Halo' };

it('trims what was typed', () => {
  expect(contactMessageSchema.parse(message)).toEqual({ ...message, name: 'Ayu' });
});

it('names each empty field', () => {
  const empty = { name: ' ', email: '', subject: 'lain', message: '' };
  const issues = contactMessageSchema.safeParse(empty).error?.issues ?? [];
  expect(issues.map(({ path, message: text }) => [path[0], text])).toEqual([
    ['name', 'Nama wajib diisi'],
    ['email', 'Email tidak valid'],
    ['subject', 'Pilih topik pesan'],
    ['message', 'Pesan wajib diisi'],
  ]);
});
