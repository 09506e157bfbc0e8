import type { Understanding } from '@kawanusaha/bahasa/understanding';

const vectorLength = 3;
/** A message of a word or two says little; it does not get the weight of a whole one. */
const fewestFeatures = 30;
const gramLength = 4;
/** Words for oneself, also of regions: one word, so that those of few examples do not seem to tell a need or none. */
const self: ReadonlySet<string> = new Set(
  'saya aku ku gue gua sa ulun awak tiang tyang ita ana iyak engkok engkak sengko'.split(' '),
);
/** A word that stands this far behind another one still belongs to it. */
const reach = 3;

function* featuresOf({ tokens, concepts }: Pick<Understanding, 'tokens' | 'concepts'>): Generator<string> {
  const words = tokens.map(({ normal }) => (self.has(normal) ? 'aku' : /\d/u.test(normal) ? '#' : normal));
  for (const [at, word] of words.entries()) {
    yield `w:${word}`;
    yield `s:${word === 'aku' ? word : (tokens[at]?.stem ?? word)}`;
    for (const [gap, next] of words.slice(at + 1, at + 1 + reach).entries()) yield `${gap}:${word} ${next}`;
    const padded = `<${word}>`;
    for (let from = 0; from + gramLength <= padded.length; from += 1)
      yield `g:${padded.slice(from, from + gramLength)}`;
  }
  if (words.length > 0) yield `f:${words[0]}`;
  for (const { id, negated } of concepts) yield `c:${negated ? '-' : ''}${id}`;
}

/**
 * What of a message is weighed to tell whether its writer may be in danger: words, stems, pairs of words near each other, parts
 * of words (for spellings that nothing knows), and concepts.
 * @param reading what the understanding package reads in the message
 * @returns features with their shares; the shares make a vector of one length for every message, with `bias` beside it
 */
export function listCrisisFeatures(reading: Pick<Understanding, 'tokens' | 'concepts'>): Map<string, number> {
  const features = new Set(featuresOf(reading));
  const share = vectorLength / Math.sqrt(Math.max(fewestFeatures, features.size));
  const values = new Map([...features].map((feature) => [feature, share]));
  return values.set('bias', 1);
}
