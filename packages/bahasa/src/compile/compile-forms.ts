import type { CompiledLexicon } from '../lexicon/compiled-lexicon.ts';
import type { Concept } from '../lexicon/concept.ts';
import type { Vocabulary } from '../lexicon/word-lists.ts';
import { toBuckets } from '../lexicon/word-table.ts';
import { normalise } from '../text/normalise.ts';
import { stem } from '../text/stem.ts';
import { measureFirstWords } from './measure-first-words.ts';

type CompiledForms = Pick<CompiledLexicon, 'forms' | 'stems' | 'notForms' | 'longest' | 'longestJoined'> & {
  /** Every normal word of a form. */
  readonly words: ReadonlySet<string>;
};

/**
 * How every form is read: its normal form and its stems where they differ, and how long the phrases are.
 * @param concepts all concepts
 * @param known the words that the lexicon knows
 */
export function compileForms(concepts: readonly Concept[], known: Vocabulary): CompiledForms {
  const owners: Owners = new Map();
  const stems: Owners = new Map();
  const excluded: Owners = new Map();
  const phrases = new Set<string>();
  const words = new Set<string>();
  let longestJoined = 0;
  const read = (form: string): string => {
    const normal = normalise(form, known);
    phrases.add(normal);
    return normal;
  };
  concepts.forEach(({ forms, notForms }, number) => {
    for (const form of forms) {
      const normal = read(form);
      own(owners, normal, number);
      const parts = normal.split(' ');
      for (const word of parts) words.add(word);
      if (parts.length <= 3) longestJoined = Math.max(longestJoined, parts.join('').length);
      const stemmed = stem(normal, known);
      if (stemmed === normal) continue;
      own(stems, stemmed, number);
      phrases.add(stemmed);
    }
    for (const phrase of notForms ?? []) own(excluded, read(phrase), number);
  });
  return {
    forms: ownersToBuckets(owners),
    stems: ownersToBuckets(stems),
    notForms: ownersToBuckets(excluded),
    // One word is looked up anyway.
    longest: measureFirstWords([...phrases].filter((phrase) => phrase.includes(' '))),
    longestJoined,
    words,
  };
}

type Owners = Map<string, Set<number>>;

const own = (owners: Owners, form: string, number: number): unknown =>
  owners.set(form, (owners.get(form) ?? new Set()).add(number));

const ownersToBuckets = (owners: Owners): string[] =>
  toBuckets([...owners].map(([form, numbers]) => [form, [...numbers].join(',')]));
