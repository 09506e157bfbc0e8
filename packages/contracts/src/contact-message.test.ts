import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contactMessageSchema } from './contact-message.ts';

const message = { name: ' Ayu ', email: 'ayu@example.com', subject: 'Kerja sama', message: 'Halo' };

it('trims what was typed', () => {
  expect(z.parse(contactMessageSchema, message).name).toBe('Ayu');
});

it('names each empty field', () => {
  const result = z.safeParse(contactMessageSchema, { name: ' ', email: '', subject: 'lain', message: '' });
  expect(result.error?.issues.map((issue) => issue.path[0])).toEqual(['name', 'email', 'subject', 'message']);
});
