import fonts from '../../apps/server/content/fonts/plus-jakarta-sans.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { packFonts } from './pack-fonts.ts';

test('the PDFs embed the fonts of the package that the lock file names', () => {
  expect(fonts).toEqual(packFonts());
});
