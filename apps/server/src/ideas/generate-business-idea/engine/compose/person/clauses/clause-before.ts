import type { Understanding } from '@kawanusaha/bahasa/understanding';

const endsClause = /[,.;:/&+()\n]/u;

/** The words before a position, back to where its clause begins. */
export function clauseBefore({ tokens }: Understanding, start: number, text: string): string[] {
  const words: string[] = [];
  let from = start;
  for (const token of tokens.filter(({ end }) => end <= start).toReversed()) {
    if (endsClause.test(text.slice(token.end, from))) break;
    words.unshift(token.normal);
    from = token.start;
  }
  return words;
}
