import type { Understanding } from '@kawanusaha/bahasa/understanding';

const said = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s.?!-]/gu, ' ')
    .replaceAll(/\s+/gu, ' ');

/** A message as it was written and in normal words. */
export const linesOf = (text: string, { tokens }: Pick<Understanding, 'tokens'>): string[] => [
  said(text),
  tokens.map(({ normal }) => normal).join(' '),
];
