import { expect, test } from 'vitest';
import { applicationMessageSchema } from './application.ts';

test('an application message is trimmed and not empty (spec §5)', () => {
  expect(applicationMessageSchema.parse('  Saya tertarik. ')).toBe('Saya tertarik.');
  expect(applicationMessageSchema.safeParse(' \n ').success).toBe(false);
  expect(applicationMessageSchema.safeParse('a'.repeat(2_001)).success).toBe(false);
});
