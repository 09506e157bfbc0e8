import { spawnSync } from 'node:child_process';

const fonts = [
  ['Calibri', /Calibri|Carlito/],
  ['Times New Roman', /Times New Roman|Liberation Serif/],
] as const;

/** Whether this machine has the fonts that the Word documents name, or ones as wide: with others, headings move to other pages. */
export const hasFontsOfWord = (): boolean =>
  fonts.every(([font, same]) => {
    const { status, stdout } = spawnSync('fc-match', [font], { encoding: 'utf8', timeout: 20_000 });
    return status === 0 && same.test(stdout);
  });
