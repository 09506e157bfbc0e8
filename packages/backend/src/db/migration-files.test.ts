import { expect, test } from 'vitest';
import { readPlatformMigrations } from './migration-files.ts';

test('numbers are told apart', async () => {
  const numbers = (await readPlatformMigrations()).map(({ name }) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});
