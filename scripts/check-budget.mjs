// Compressed JavaScript that each page loads before and after an action, against the budget of docs/interface.md.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { measurePages } from '../bench/measure/page-sizes.ts';
import { root } from './setup/paths.mjs';

/** A stranger's document before an action: the early entry, which stands in the page, and no file. */
const beforeActionKb = 12;
/** What the app of a page brings: at once for a member, with an action for a stranger. */
const appKb = 150;
/** What an action on a page brings a stranger, and in how many files: over a slow line each one more is time until the app answers. */
const documents = {
  'home-index': { kb: 127, files: 12 },
  masuk: { kb: 144, files: 13 },
  daftar: { kb: 144, files: 13 },
  'lupa-password': { kb: 138, files: 12 },
  'cari-project': { kb: 140, files: 17 },
  'cari-relasi': { kb: 134, files: 16 },
};
const client = path.join(root, 'apps/web/build/client');
const assets = path.join(client, 'assets');

const failures = [];
const server = await import(pathToFileURL(path.join(root, 'apps/web/build/server/index.js')).href);
const early = brotliCompressSync(server.entry.module.earlyScript).length / 1024;
if (process.argv.includes('--print'))
  process.stdout.write(
    `${'before an action'.padEnd(28)} ${early.toFixed(1).padStart(7)} kB of ${beforeActionKb}\n`,
  );
if (early > beforeActionKb)
  failures.push(`the early entry has ${early.toFixed(1)} kB of JavaScript, budget ${beforeActionKb} kB`);

/** The style sheet, for which the first paint waits, is to come in one flight (ten segments) with its headers (`acceptance/pages/same-bytes.test.ts`). */
const sheetBytes = 14_600 - 540;
const sheet = readdirSync(assets).find((file) => /^root-.*\.css$/.test(file));
const sheetSize = brotliCompressSync(readFileSync(path.join(assets, sheet))).length;
if (process.argv.includes('--print'))
  process.stdout.write(`${'style sheet'.padEnd(28)} ${sheetSize} bytes of ${sheetBytes}\n`);
if (sheetSize > sheetBytes)
  failures.push(
    `the style sheet has ${sheetSize} bytes, budget ${sheetBytes}: what documents do not show goes beside its component`,
  );

/** Words that only these libraries bring; they load when something needs them. */
const lateLibraries = ['supabase-js'];
const holds = new Map(lateLibraries.map((word) => [word, new Set()]));
for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
  const code = readFileSync(path.join(assets, name), 'utf8');
  for (const [word, files] of holds) if (code.includes(word)) files.add(`/assets/${name}`);
}
for (const [word, files] of holds)
  if (files.size === 0) failures.push(`no file holds '${word}' any more: another word must tell the library`);

for (const { name, files, kb } of measurePages(client)) {
  if (process.argv.includes('--print'))
    process.stdout.write(`${name.padEnd(28)} ${kb.toFixed(1).padStart(7)} kB of ${appKb}\n`);
  for (const [word, at] of holds)
    if ([...files].some((file) => at.has(file)))
      failures.push(`${name} loads ${word} before anything needs it`);
  const most = documents[name];
  if (most !== undefined && (kb > most.kb || files.size > most.files))
    failures.push(
      `${name} brings ${kb.toFixed(1)} kB in ${files.size} files with an action, budget ${most.kb} kB in ${most.files}`,
    );
  if (kb > appKb) failures.push(`${name} loads ${kb.toFixed(1)} kB of JavaScript, budget ${appKb} kB`);
}
process.stdout.write(failures.length === 0 ? 'every page within its budget\n' : `${failures.join('\n')}\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
