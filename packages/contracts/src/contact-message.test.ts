import { expect, it } from 'vitest';
import { checkContactMessage } from './contact-message.ts';

const message = { name: ' Ayu ', email: 'ayu@example.com', subject: 'Kerja sama', message: 'Halo' };

it('trims what was typed', () => {
  expect(checkContactMessage(message)).toEqual({ message: { ...message, name: 'Ayu' }, errors: {} });
});

it('names each empty field', () => {
  expect(checkContactMessage({ name: ' ', email: '', subject: 'lain', message: '' })).toEqual({
    message: null,
    errors: {
      name: 'Nama wajib diisi',
      email: 'Email tidak valid',
      subject: 'Pilih topik pesan',
      message: 'Pesan wajib diisi',
    },
  });
});
