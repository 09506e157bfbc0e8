/**
 * Three letters each of the words of a text, their starts marked, so that misspelt and inflected words stay alike.
 * @param text normal words with spaces between them
 */
export function trigramsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of text.split(' ')) {
    if (word.length < 3) continue;
    const padded = ` ${word} `;
    for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  }
  return found;
}

/**
 * How alike two sets of trigrams are, 0 to 1 (their cosine).
 * @param one trigrams of a text
 * @param other trigrams of another
 */
export function compareTrigrams(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  let shared = 0;
  for (const trigram of one) if (other.has(trigram)) shared++;
  return shared / Math.sqrt(one.size * other.size);
}
