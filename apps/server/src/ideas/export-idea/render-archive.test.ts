import { longestFileMs } from '@kawanusaha/contracts/file-limits';
import { exportAgreement } from '#teams/export-agreement/handler.ts';
import { exportIdea } from './handler.ts';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';
import { renderArchive } from './render-archive.ts';

const now = new Date('2026-11-23T03:00:00Z');

test('every file comes out as it went in, beside a page that says what it is', () => {
  const bytes = Uint8Array.from({ length: 5_000 }, (_, index) => index % 251);
  const archive = unzipSync(
    renderArchive('Warung “Ibu”', [{ name: 'warung.pdf', about: 'siap dicetak', bytes }], now),
  );
  expect(Object.keys(archive)).toEqual(['baca-saya.txt', 'warung.pdf']);
  expect(archive['warung.pdf']).toEqual(bytes);
  const guide = strFromU8(archive['baca-saya.txt'] ?? new Uint8Array());
  expect(guide).toContain('Warung “Ibu”');
  expect(guide).toContain('warung.pdf: siap dicetak');
  expect(guide).toContain('23 November 2026');
});

test.each([
  ['../../etc/passwd', 'etc-passwd.zip'],
  ['=cmd|calc', 'cmd-calc.zip'],
  ['   ', 'rencana-usaha.zip'],
  ['日本', 'rencana-usaha.zip'],
])('no title leads out of the archive: %j', (title, name) => {
  expect(fileName(title, { suffix: '', extension: 'zip' })).toBe(name);
});

// The first ZIP after a start loads the writers of PDF, Word and Excel: 6 s of CPU, and half a minute on a machine with much else to do.
test('functions that make files may take longer than what answers from the database', () => {
  for (const { name, timeoutMs } of [exportIdea, exportAgreement])
    expect({ name, timeoutMs }).toEqual({ name, timeoutMs: longestFileMs });
});
