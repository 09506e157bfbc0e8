import type { Understanding } from '@kawanusaha/bahasa/understanding';
import signs from '#content/chat/illegal-signs.json' with { type: 'json' };

/** What words, words side by side or with one between, and pairs of signs weigh beside signs: examples of each are few. */
const wordShare = 0.5;
const neighbourShare = 0.5;
const pairShare = 0.3;
/** Words of a request, about. */
const usualLength = 14;

const patterns = Object.entries(signs).map(
  ([name, words]) => [name, new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u')] as const,
);

/** Signs that say how, for what or whether something is done, not what: they make no word one of a misdeed. */
const circumstances: ReadonlySet<string> = new Set(
  'papers alter hide gate tax grant social homework gain how trade may what suffer remedy cooking rival other-name labour claim'.split(
    ' ',
  ),
);

/**
 * Whether words by themselves sound like a misdeed or its object.
 * @param words of a message
 */
export function soundsUnlawful(words: string): boolean {
  const plain = words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return patterns.some(([name, pattern]) => !circumstances.has(name) && pattern.test(plain));
}

/**
 * What of a message is weighed to tell whether it asks for something unlawful: signs of deeds, objects, hiding, of being done wrong
 * and of asking what is allowed (`content/chat/illegal-signs.json`), pairs of them, words and words near each other.
 * @param text as it was written
 * @param tokens what the understanding package reads in it
 */
export function listIllegalFeatures(
  text: string,
  { tokens }: Pick<Understanding, 'tokens'>,
): Map<string, number> {
  const plain = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  const normal = tokens.map((token) => token.normal).join(' ');
  const found = patterns.flatMap(([name, pattern]) =>
    pattern.test(plain) || pattern.test(normal) ? [name] : [],
  );
  const features = new Map<string, number>([['bias', 1]]);
  found.forEach((name, at) => {
    features.set(name, 1);
    for (const other of found.slice(at + 1)) features.set(`${name}+${other}`, pairShare);
  });
  // A story has words of many things: together they say no more than those of a request of usual length.
  const part = Math.min(1, usualLength / Math.max(1, tokens.length));
  for (const [at, { stem }] of tokens.entries()) {
    features.set(`w:${stem}`, wordShare * part);
    const [next, afterNext] = tokens.slice(at + 1);
    if (next !== undefined) features.set(`b:${stem} ${next.stem}`, neighbourShare * part);
    if (afterNext !== undefined) features.set(`b:${stem} * ${afterNext.stem}`, neighbourShare * part);
  }
  return features;
}
