import { expect, test } from 'vitest';
import { whatsappChatLink, whatsappShareLink } from './whatsapp-link.ts';

test.each(['+62 812-3456-7890', '081234567890', '6281234567890'])('%s opens the same chat', (number) => {
  expect(whatsappChatLink(number, 'Halo Sari, soal "Kopi & Teh"?')).toBe(
    'https://wa.me/6281234567890?text=Halo%20Sari%2C%20soal%20%22Kopi%20%26%20Teh%22%3F',
  );
});

test('a shared text has no number', () => {
  expect(whatsappShareLink('Lihat ini')).toBe('https://wa.me/?text=Lihat%20ini');
});
