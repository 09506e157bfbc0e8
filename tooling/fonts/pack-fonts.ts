import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.dirname(fileURLToPath(import.meta.resolve('@fontsource/plus-jakarta-sans/package.json')));
const fileOf = (weight: number): string =>
  readFileSync(path.join(folder, `files/plus-jakarta-sans-latin-${weight}-normal.woff`)).toString('base64');

/**
 * The fonts of the PDFs as `apps/server/content/fonts/plus-jakarta-sans.json` holds them: in the code's own tree, since a
 * hosted function has no package folder to read from.
 */
export function packFonts(): Record<'license' | 'regular' | 'bold', string> {
  const [license = ''] = readFileSync(path.join(folder, 'LICENSE'), 'utf8').split('\n');
  return { license: `${license.trim()} SIL Open Font License 1.1.`, regular: fileOf(400), bold: fileOf(700) };
}
