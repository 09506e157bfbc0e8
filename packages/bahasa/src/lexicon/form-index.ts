import type { FoundBy } from '../understanding.ts';
import { compiled } from './compiled-lexicon.ts';
import type { Concept } from './concept.ts';
import { commonRoots } from './word-lists.ts';
import { WordTable, type Words } from './word-table.ts';

/** Weight of a mention by the way it was found. */
export const weightOf: Readonly<Record<FoundBy, number>> = { form: 1, stem: 0.9, expansion: 0.8, typo: 0.7 };

type Owners = readonly Concept[];

type FormIndex = {
  /** Normal form, words with one space between them, to the concepts that have it. */
  readonly forms: Words<Owners>;
  /** Forms by the stems of their words, where these differ from the form. */
  readonly stems: Words<Owners>;
  /** Phrases in which a concept's form means something else. */
  readonly notForms: WordTable<Owners>;
  /** First word of a form or of its stems to the number of words of the longest one, from two words on. */
  readonly longest: Words<number>;
};

const readOwners = (value: string): Owners =>
  value.split(',').flatMap((number) => compiled.concepts[Number(number)] ?? []);

/** The forms of the lexicon as `understand` looks them up; how each is read was worked out by `src/compile`. */
export const formIndex: FormIndex = {
  forms: new WordTable(compiled.forms, readOwners),
  stems: new WordTable(compiled.stems, readOwners),
  notForms: new WordTable(compiled.notForms, readOwners),
  longest: new WordTable(compiled.longest, Number),
};

/**
 * The concepts that have a form of these stems; those that have the stems themselves as a form come first.
 * @param stems stems of words, one space between them
 */
export function conceptsOfStems(stems: string): readonly Concept[] | undefined {
  const literal = formIndex.forms.get(stems);
  const derived = formIndex.stems.get(stems);
  return literal && derived ? [...literal, ...derived] : (literal ?? derived);
}

/** Letters of the shortest word that counts as a joined form. */
export const shortestJoined = 8;

/**
 * The concepts whose form of two or three words is written as one: 'nasigoreng'.
 * @param word a normal form
 */
export function conceptsOfJoined(word: string): readonly Concept[] | undefined {
  if (word.length < shortestJoined || word.length > compiled.longestJoined || commonRoots.has(word))
    return undefined;
  const found = new Set<Concept>();
  const collect = (form: string): void => formIndex.forms.get(form)?.forEach((owner) => found.add(owner));
  for (let first = 1; first < word.length; first++) {
    const start = word.slice(0, first);
    if (!formIndex.longest.has(start)) continue;
    collect(`${start} ${word.slice(first)}`);
    for (let second = first + 1; second < word.length; second++)
      collect(`${start} ${word.slice(first, second)} ${word.slice(second)}`);
  }
  return found.size === 0 ? undefined : [...found];
}

/**
 * The concepts whose long form of one word is written as two: 'drop ship'.
 * @param first a normal form
 * @param second the next one
 */
export function conceptsOfSplit(first: string, second: string): readonly Concept[] | undefined {
  if (first.length < 2 || second.length < 3 || first.length + second.length < shortestJoined)
    return undefined;
  const word = first + second;
  return commonRoots.has(word) ? undefined : formIndex.forms.get(word);
}
