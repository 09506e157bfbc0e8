import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const bahasa = path.resolve(import.meta.dirname, '../../../../packages/bahasa');

/** The version of the search lexicon of this checkout: a hash of the words and of the code that expands them. */
export async function readLexiconVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['lexicon', 'src/compile', 'src/search', 'src/lexicon', 'src/text', 'src/places']) {
    const names = (await readdir(path.join(bahasa, folder))).toSorted();
    for (const name of names.filter((file) => !file.includes('.test.')))
      hash.update(await readFile(path.join(bahasa, folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
