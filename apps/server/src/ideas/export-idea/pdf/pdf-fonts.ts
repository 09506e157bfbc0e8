import fonts from '#content/fonts/plus-jakarta-sans.json' with { type: 'json' };
import { create } from 'fontkit';

const files = {
  regular: Buffer.from(fonts.regular, 'base64'),
  bold: Buffer.from(fonts.bold, 'base64'),
} as const;
const known = create(files.regular);

/** The files that a document embeds, by the name that it uses them under. */
export const pdfFonts: Readonly<Record<'Text' | 'Strong', Buffer>> = {
  Text: files.regular,
  Strong: files.bold,
};

const isKnown = (sign: string): boolean =>
  sign === '\n' || ('hasGlyphForCodePoint' in known && known.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

const drawn = new Map<string, string>();

/** A sign as the font has it; at most as many are remembered as a script has letters. */
function drawnSign(sign: string): string {
  const before = drawn.get(sign);
  if (before !== undefined) return before;
  const parts = isKnown(sign) ? sign : [...sign.normalize('NFKD')].filter(isKnown).join('');
  if (drawn.size < 2_000) drawn.set(sign, parts);
  return parts;
}

/** Text in signs that the font has: an accent that it lacks is left off, what has no letter at all is left out. */
export function drawable(text: string): string {
  const spaced = text
    .toWellFormed()
    .replaceAll(/[\u00a0\u2009\u202f\t]/g, ' ')
    .replaceAll(/\r\n?/g, '\n');
  return Array.from(spaced, drawnSign).join('');
}
