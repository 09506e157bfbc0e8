import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from './texts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const places = [
  'apps/web/src',
  'apps/server/src',
  'packages/backend/src',
  'packages/contracts/src',
  'supabase/schemas',
];

/** The product's own sources without tests, as one text in which line breaks inside JSX count as spaces. */
const sources = places
  .flatMap((place) =>
    fs
      .readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|sql)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => fs.readFileSync(path.join(root, place, file), 'utf8')),
  )
  .join('\n')
  .replaceAll(/\s+/g, ' ');

describe.each(Object.entries(catalogue))('%s', (_section, texts) => {
  test.each(texts)('“%s” is said somewhere', (text) => {
    expect(sources.includes(text)).toBe(true);
  });
});
