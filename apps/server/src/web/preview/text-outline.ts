import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';

export type TextStyle = {
  /** Height of the letters in pixels. */
  readonly size: number;
  /** How much bolder than regular, in thousandths of the size. */
  readonly boldness: number;
};

export type Outliner = {
  /** Width of a line in pixels. */
  readonly measure: (text: string, style: TextStyle) => number;
  /** SVG of a line whose baseline begins at x, y; every letter is a path, so no font is needed where it is drawn. */
  readonly outline: (text: string, x: number, y: number, style: TextStyle & { fill: string }) => string;
  /** The text without what the font cannot write (emoji, other scripts) and without controls, on one line. */
  readonly writable: (text: string) => string;
};

const fontFile = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

/**
 * Writes text as paths in the product's own typeface.
 * In: folder of the checkout, whose web app brings the font.
 */
export function createOutliner(root: string): Outliner {
  const file = createRequire(path.join(root, 'apps/web/package.json')).resolve(fontFile);
  const font = create(fs.readFileSync(file)) as Font;
  const perUnit = (style: TextStyle) => style.size / font.unitsPerEm;
  /** A bolder letter is a stroked one, which needs room on both sides. */
  const spacing = (style: TextStyle) => style.boldness * 0.45 - 8;

  return {
    measure: (text, style) => {
      const run = font.layout(text);
      return (run.advanceWidth + run.glyphs.length * spacing(style)) * perUnit(style);
    },
    outline: (text, x, y, style) => {
      const run = font.layout(text);
      let at = 0;
      const letters = run.glyphs.map((glyph, index) => {
        const letter = glyph.path.translate(at, 0).toSVG();
        at += (run.positions[index]?.xAdvance ?? 0) + spacing(style);
        return letter;
      });
      const scale = perUnit(style);
      return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${letters.join('')}" fill="${style.fill}" stroke="${style.fill}" stroke-width="${style.boldness}" stroke-linejoin="round"/>`;
    },
    writable: (text) =>
      [...text.normalize('NFC').slice(0, 600)]
        .map((letter) => (/\s/u.test(letter) ? ' ' : letter))
        .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
        .join('')
        .replaceAll(/ {2,}/g, ' ')
        .trim(),
  };
}
