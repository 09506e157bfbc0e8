/** Writes the fonts of the PDFs anew, after their package changed: `node scripts/run.mjs tooling/fonts/main.ts`. */
import { writeFileSync } from 'node:fs';
import { packFonts } from './pack-fonts.ts';

writeFileSync('apps/server/content/fonts/plus-jakarta-sans.json', `${JSON.stringify(packFonts())}\n`);
