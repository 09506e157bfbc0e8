import type { CompiledLexicon } from '../lexicon/compiled-lexicon.ts';
import type { Concept } from '../lexicon/concept.ts';
import type { Vocabulary } from '../lexicon/word-lists.ts';
import { normalise } from '../text/normalise.ts';
import { stem } from '../text/stem.ts';

type CompiledForms = Pick<CompiledLexicon, 'normals' | 'stems' | 'longest' | 'longestJoined'> & {
  /** Every normal word of a form. */
  readonly words: ReadonlySet<string>;
};

/**
 * How every form is read: its normal form and its stems where they differ, and how long the phrases are.
 * @param concepts all concepts
 * @param known the words that the lexicon knows
 */
export function compileForms(concepts: readonly Concept[], known: Vocabulary): CompiledForms {
  const normals = new Map<string, string>();
  const stems = new Map<string, Set<number>>();
  const longest = new Map<string, number>();
  const words = new Set<string>();
  let longestJoined = 0;
  const read = (form: string): string => {
    const normal = normalise(form, known);
    if (normal !== form) normals.set(form, normal);
    measure(normal);
    return normal;
  };
  /** Notes the number of words of a phrase; one word is looked up anyway. */
  const measure = (phrase: string): void => {
    const [first = '', ...others] = phrase.split(' ');
    if (others.length > 0) longest.set(first, Math.max(longest.get(first) ?? 0, others.length + 1));
  };
  concepts.forEach(({ forms, notForms }, place) => {
    for (const form of forms) {
      const normal = read(form);
      const parts = normal.split(' ');
      for (const word of parts) words.add(word);
      if (parts.length <= 3) longestJoined = Math.max(longestJoined, parts.join('').length);
      const stemmed = stem(normal, known);
      if (stemmed === normal) continue;
      stems.set(stemmed, (stems.get(stemmed) ?? new Set()).add(place));
      measure(stemmed);
    }
    notForms?.forEach(read);
  });
  return {
    normals: [...normals],
    stems: [...stems].map(([stemmed, owners]) => [stemmed, ...owners]),
    longest: Object.fromEntries(
      [...Map.groupBy(longest, ([, length]) => length)].map(([length, firsts]) => [
        String(length),
        firsts.map(([first]) => first).join(' '),
      ]),
    ),
    longestJoined,
    words,
  };
}
