import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// One word a thing (issue of the first visit): 'lamaran' and 'proyek', except in the names and sentences that the specification fixes.
const source = path.resolve(import.meta.dirname, '..');
const files = fs
  .readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ name, text: fs.readFileSync(path.join(source, name), 'utf8') }));

/** Names of pages and buttons (spec §2). */
const projectNames = ['Cari Project', 'Daftarkan Project', 'Lamar Project', 'Aplikasi Project'];

/** Sentences about an application (spec §2, §9), and the question's title, which repeats its word. */
const applicationSentences = [
  'Kelola Aplikasi',
  'melihat aplikasi.',
  'Belum ada aplikasi dengan status ini.',
  'Gagal memuat aplikasi',
  'Gagal mengubah status aplikasi',
  'Gagal mengirim aplikasi',
  'Aplikasi berhasil dikirim!',
  'Status aplikasi berhasil diubah',
  '} aplikasi`',
  'aplikasi dari ${',
  'Di aplikasi',
];

test("'Project' stands in the names that the specification gives, and nowhere else", () => {
  const found = files.flatMap(({ name, text }) =>
    [...text.matchAll(/\b[A-Z][a-z]+ Project\b|\b(?:sebuah|semua|setiap|untuk|dari|buat|pasang) project\b/g)]
      .filter(([words]) => !projectNames.includes(words))
      .map(([words]) => `${name}: ${words}`),
  );
  expect(found).toEqual([]);
});

test("an application is a 'lamaran' unless the specification words the sentence", () => {
  const found = files
    .filter(({ name }) =>
      /features\/(applications|projects|notifications|teams)\/|account-navigation/.test(name),
    )
    .flatMap(({ name, text }) => {
      const rest = applicationSentences.reduce((left, sentence) => left.replaceAll(sentence, ''), text);
      return [...rest.matchAll(/[^\n]*(?<!-)\b[Aa]plikasi\b(?!-| kasir)[^\n]*/g)].map(
        ([line]) => `${name}: ${line.trim()}`,
      );
    });
  expect(found).toEqual([]);
});
