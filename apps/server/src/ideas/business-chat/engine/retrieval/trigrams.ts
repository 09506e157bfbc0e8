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
