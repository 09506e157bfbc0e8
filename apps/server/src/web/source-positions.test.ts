import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSourcePositions } from '#web/source-positions.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-maps-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
fs.writeFileSync(
  path.join(folder, 'card-abc1234.js.map'),
  // The first column of the file is the third line of the source, column 5; from column 11 on it is its sixth line.
  JSON.stringify({ version: 3, names: [], sources: ['apps/web/src/card.tsx'], mappings: 'AAEI,UAGJ' }),
);
const translate = createSourcePositions(folder);

test('positions in built files are told as lines of the sources, in the ways of each browser', async () => {
  expect(
    await translate('TypeError: x\n    at Card (https://usaha.example.id/assets/card-abc1234.js:1:1)'),
  ).toBe('TypeError: x\n    at Card (apps/web/src/card.tsx:3:5)');
  expect(await translate('Card@https://usaha.example.id/assets/card-abc1234.js:1:15')).toBe(
    'Card@apps/web/src/card.tsx:6:1',
  );
});

test('what no map knows stays as it is, and no path leads out of the folder', async () => {
  for (const stack of [
    'at f (https://usaha.example.id/assets/other-abc1234.js:1:1)',
    'at f (https://usaha.example.id/assets/../../secrets.js:1:1)',
    'at f (https://usaha.example.id/assets/...js:1:1)',
    'at f (<anonymous>:1:1)',
    '',
  ])
    expect(await translate(stack)).toBe(stack);
});

test('a stack that names very many files is read as far as a stack goes', async () => {
  const many = Array.from({ length: 200 }, (_, n) => `at f (/assets/a${n}.js:1:1)`).join('\n');
  expect(await translate(many)).toBe(many);
});
