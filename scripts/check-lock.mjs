// The lock file must name every optional platform package (else `npm ci` dies elsewhere) and hold no download addresses.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const problems = [];

/** Looks a dependency up as Node would, from the folder of the package outwards. */
function isLocked(from, name) {
  for (let dir = from; ;) {
    if (packages[`${dir === '' ? '' : `${dir}/`}node_modules/${name}`] !== undefined) return true;
    if (dir === '') return false;
    const cut = dir.lastIndexOf('/node_modules/');
    dir = cut < 0 ? '' : dir.slice(0, cut);
  }
}

for (const [at, entry] of Object.entries(packages)) {
  const installed = at.includes('node_modules/') && !entry.link && !entry.inBundle;
  if (installed && entry.integrity === undefined) problems.push(`${at}: no integrity`);
  if (installed && entry.resolved !== undefined) problems.push(`${at}: holds a download address`);
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!isLocked(at, name)) problems.push(`${at || 'root'}: optional ${name} is not locked`);
  }
}
process.stdout.write(`${problems.length === 0 ? 'lock file complete' : problems.join('\n')}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
