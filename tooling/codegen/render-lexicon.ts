/** The lexicon of `packages/bahasa` in the form in which it is loaded. */
import fs from 'node:fs';
import path from 'node:path';
import { compileLexicon } from '../../packages/bahasa/src/compile/compile-lexicon.ts';
import { toSources } from '../../packages/bahasa/src/compile/lexicon-sources.ts';
import { root } from '../source-files.ts';

const folder = path.join(root, 'packages/bahasa/lexicon');

/** Path below the root. */
export const compiledLexicon = 'packages/bahasa/compiled/lexicon.json';

/**
 * Renders `compiledLexicon` from the files of `packages/bahasa/lexicon`.
 * @returns JSON with a line for each entry of a list, so that a change of one concept is a change of one line
 */
export function renderLexicon(): string {
  const files = new Map(
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name): [string, unknown] => [
        name.slice(0, -'.json'.length),
        JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')),
      ]),
  );
  const parts = Object.entries(compileLexicon(toSources(files))).map(
    ([name, part]) => `${JSON.stringify(name)}: ${renderPart(part)}`,
  );
  // Plain ASCII is read faster, and takes half the memory while it is.
  return `{\n${parts.join(',\n')}\n}\n`.replaceAll(
    /[^\0-\x7F]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function renderPart(part: unknown): string {
  if (!Array.isArray(part)) return JSON.stringify(part);
  return `[\n${part.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
}
