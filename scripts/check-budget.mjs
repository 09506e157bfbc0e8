// Compressed JavaScript that each public page loads before interaction, against the budget of docs/architecture.md.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { root } from './setup/paths.mjs';

// bench/measure/page-sizes.ts prints the same figures; this script runs before anything else can.
const publicBudgetKb = 110;
const anyBudgetKb = 180;
const publicRoutes = new Set([
  'home',
  'tentang',
  'kontak',
  'paket',
  'cari-project',
  'cari-relasi',
  'masuk',
  'premium',
  'privasi',
  'not-found',
]);
const client = path.join(root, 'apps/web/build/client/assets');

const manifestFile = readdirSync(client).find((name) => /^manifest-.*\.js$/.test(name));
if (manifestFile === undefined) {
  process.stdout.write('no build to measure\n');
  process.exit(1);
}
const source = readFileSync(path.join(client, manifestFile), 'utf8');
const manifest = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
const sizes = new Map();

function sizeOf(url) {
  const file = path.join(root, 'apps/web/build/client', url);
  if (!sizes.has(url)) sizes.set(url, brotliCompressSync(readFileSync(file)).length);
  return sizes.get(url);
}

/** Words that only these libraries bring; they load when something needs them. */
const lateLibraries = ['supabase-js', 'ZodError', 'recharts'];
const holds = new Map(lateLibraries.map((word) => [word, new Set()]));
for (const name of readdirSync(client).filter((file) => file.endsWith('.js'))) {
  const code = readFileSync(path.join(client, name), 'utf8');
  for (const [word, files] of holds) if (code.includes(word)) files.add(`/assets/${name}`);
}

const failures = [...holds]
  .filter(([, files]) => files.size === 0)
  .map(([word]) => `no file holds '${word}' any more: another word must tell the library`);
for (const [id, route] of Object.entries(manifest.routes)) {
  const files = new Set([manifest.entry.module, ...manifest.entry.imports]);
  for (let at = route; at !== undefined; at = manifest.routes[at.parentId]) {
    for (const file of [at.module, ...(at.imports ?? [])]) if (file !== undefined) files.add(file);
  }
  const kb = [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
  const name = id.split('/').at(-1);
  const budget = publicRoutes.has(name) ? publicBudgetKb : anyBudgetKb;
  if (process.argv.includes('--print'))
    process.stdout.write(`${name.padEnd(28)} ${kb.toFixed(1).padStart(7)} kB of ${budget}\n`);
  for (const [word, at] of holds) {
    if (publicRoutes.has(name) && [...files].some((file) => at.has(file)))
      failures.push(`${name} loads ${word} before anybody needs it`);
  }
  if (kb > budget) failures.push(`${name} loads ${kb.toFixed(1)} kB of JavaScript, budget ${budget} kB`);
}
process.stdout.write(failures.length === 0 ? 'every page within its budget\n' : `${failures.join('\n')}\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
