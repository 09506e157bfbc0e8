import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listSourceFiles, root } from '../source-files.ts';

// One word a thing (docs/interface.md, "Words"): 'proyek' and 'lamaran', except where the specification writes the other.

/** Names that the specification fixes: pages and buttons (§2), a skill (§9); and the button to apply, as the design names it. */
const projectNames = [
  'Cari Project',
  'Daftarkan Project',
  'Kelola Aplikasi Project',
  'Project Management',
  'Lamar Project',
];

/** Sentences about an application that the specification fixes. */
const applicationSentences = [
  'Kelola Aplikasi', // §2
  'Anda harus login untuk melihat aplikasi.', // §2
  'Belum ada aplikasi dengan status ini.', // §2
  'Apakah Anda yakin ingin ${verb} aplikasi dari ${applicantName}?', // §2
  'Gagal memuat aplikasi', // §8
  'Gagal mengirim aplikasi', // §8
  'Aplikasi berhasil dikirim!', // §8
  'Gagal mengubah status aplikasi', // §8
  'Status aplikasi berhasil diubah menjadi', // §8
];

/** Where people read of applications, so that 'aplikasi' alone would be taken for one. */
const aboutApplications =
  /^apps\/web\/src\/features\/(?:applications|projects|notifications|teams|matching|marketing|age|premium|conversations)\/|^apps\/web\/src\/app\/|^apps\/web\/src\/config\/|^apps\/server\/src\/(?:matching|notifications|teams|accounts)\/|^supabase\/schemas\//;

/** Programs, which are called 'aplikasi' everywhere. */
const programs =
  /\b(?:[Dd]i|pindah|membuat|dengan|atau|Pengembang|pengembang) aplikasi\b|\b[Aa]plikasi (?:kasir|android|dompet)\b/g;

type Text = { place: string; text: string };

/** The texts of a file that people can read: sentences in quotes, and what stands between tags. Comments, SQL and errors for programmers are none. */
function readTexts(file: string): Text[] {
  const whole = fs.readFileSync(path.join(root, file), 'utf8');
  const found = (text: string) => ({ place: file, text: text.replaceAll(/\s+/g, ' ').trim() });
  if (file.endsWith('.json') || file.endsWith('.webmanifest')) {
    const shown = /"(?:answer|told|question|name|short_name|label|description)":\s*"((?:[^"\\]|\\.)*)"/g;
    return [...whole.matchAll(shown)].map(([, text = '']) => found(text));
  }
  if (file.endsWith('.sql')) {
    const code = whole.replaceAll(/--[^\n]*|^comment on [^;]*;/gm, '');
    return [...code.matchAll(/'((?:[^'\n]|'')+)'/g)].map(([, text = '']) => found(text));
  }
  const code = whole
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g, '')
    .replaceAll(/\bsql(?:<[^`]*>)?`[^`]*`|Error\((?:'[^'\n]*'|`[^`]*`)/g, '');
  const quoted = /'((?:[^'\\\n]|\\.)+)'|`([^`]+)`|"([^"\n]+)"/g;
  return [
    ...[...code.matchAll(quoted)].map(([, one, two, three]) => found(one ?? two ?? three ?? '')),
    ...(file.endsWith('.tsx')
      ? [...code.matchAll(/>([^<>;=]*)<|\}([^<>{};=()]*)</g)].map(([, one, two]) => found(one ?? two ?? ''))
      : []),
  ];
}

const read =
  /^apps\/web\/(?:src|worker)\/.*(?<!\.test)\.tsx?$|^apps\/web\/public\/.*\.webmanifest$|^apps\/server\/src\/.*(?<!\.test|\.cases)\.ts$|^apps\/server\/content\/(?:knowledge|demo)\/.*\.json$|^packages\/contracts\/src\/.*(?<!\.test|\.cases)\.ts$|^supabase\/schemas\/.*\.sql$|^apps\/web\/src\/.*\.json$/;
/** Words that a person may use and that are looked for, not shown. */
const understood =
  /\/engine\/|\/screening\/question-words|schemas\/(?:screening|search-plan|sales-pages)\.sql|thing-words/;

const texts = listSourceFiles()
  .filter((file) => read.test(file) && !understood.test(file) && !/\.(?:browser|db)\.test\./.test(file))
  .flatMap(readTexts);

const without = (text: string, fixed: readonly string[]) =>
  fixed.reduce((left, words) => left.replaceAll(words, ''), text);

/** Texts that name a project by the other word. An identifier, an address or a key alone is no text. */
const namesProject = ({ text }: Text) =>
  /(?<![\w$./{?:(-])project(?![\w.:()/\]?-])/i.test(without(text, projectNames)) && /\S \S/.test(text);

const namesApplication = ({ place, text }: Text) =>
  aboutApplications.test(place) &&
  /(?<![\w/-])aplikasi(?:nya)?(?![\w-])/i.test(without(text, applicationSentences).replaceAll(programs, ''));

const shown = (found: Text[]) => found.map(({ place, text }) => `${place}: ${text}`);

test('the texts of all kinds of files are read', () => {
  expect(texts.length).toBeGreaterThan(5_000);
  for (const text of [
    'Gagal mengirim aplikasi',
    'Proyek ini sudah ditutup dan tidak menerima lamaran lagi.',
    'Lamaran ini sudah diputuskan',
    'Lamaran Saya',
  ])
    expect(texts.map((one) => one.text)).toContain(text);
});

test.each([
  ['Fitur lamar project hanya tersedia', true],
  ['Lamar Project', false],
  ['Kirim project ini', true],
  ['Buka Cari Project', false],
  ['/cari-project', false],
  ['proyek ${project.project_name} sudah tutup', false],
])('%s: %s', (text, isMixed) => {
  expect(namesProject({ place: '', text })).toBe(isMixed);
});

test.each([
  ['Tarik aplikasi', true],
  ['Terima aplikasi dari Budi', true],
  ['Gagal mengirim aplikasi', false],
  ['Di aplikasi', false],
])('%s: %s', (text, isMixed) => {
  expect(namesApplication({ place: 'apps/web/src/features/applications/messages.ts', text })).toBe(isMixed);
});

test("a project is a 'proyek' except in the names that the specification gives", () => {
  expect(shown(texts.filter(namesProject))).toEqual([]);
});

test("an application is a 'lamaran' except in the sentences that the specification gives", () => {
  expect(shown(texts.filter(namesApplication))).toEqual([]);
});
