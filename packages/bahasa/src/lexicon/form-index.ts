import { normalise, normaliseWord } from '../text/normalise.ts';
import { stem } from '../text/stem.ts';
import type { FoundBy } from '../understanding.ts';
import type { Concept } from './concept.ts';
import { concepts } from './lexicon-files.ts';
import { commonRoots } from './word-lists.ts';

/** Weight of a mention by the way it was found. */
export const weightOf: Readonly<Record<FoundBy, number>> = { form: 1, stem: 0.9, expansion: 0.8, typo: 0.7 };

type Forms = ReadonlyMap<string, readonly Concept[]>;

type FormIndex = {
  /** Normal form, words with one space between them, to the concepts that have it. */
  readonly forms: Forms;
  /** Forms by the stems of their words, where these differ from the form. */
  readonly stems: Forms;
  /** Phrases in which a concept's form means something else. */
  readonly notForms: Forms;
  /** First word of a form or of its stems to the number of words of the longest one. */
  readonly longest: ReadonlyMap<string, number>;
  /** Every word of a form. */
  readonly words: ReadonlySet<string>;
};

/** The one array of each concept that most forms share, instead of thousands of arrays. */
const alone: ReadonlyMap<Concept, readonly Concept[]> = new Map(
  concepts.map((concept) => [concept, [concept]]),
);

function add(index: Map<string, readonly Concept[]>, key: string, concept: Concept): void {
  const there = index.get(key);
  if (!there) index.set(key, alone.get(concept) ?? [concept]);
  else if (!there.includes(concept)) index.set(key, [...there, concept]);
}

const isPlain = /^[a-z]+(?: [a-z]+)*$/;

/** Remembers what a function gives for each word while the index is built. */
function once(read: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    let result = known.get(word);
    if (result === undefined) known.set(word, (result = read(word)));
    return result;
  };
}

function build(): FormIndex {
  const forms = new Map<string, readonly Concept[]>();
  const stems = new Map<string, readonly Concept[]>();
  const notForms = new Map<string, readonly Concept[]>();
  const longest = new Map<string, number>();
  const allWords = new Set<string>();
  const normalOf = once((word) => normaliseWord(word));
  const stemOf = once(stem);
  const measure = (words: readonly string[]): void => {
    const [first = ''] = words;
    if (words.length > (longest.get(first) ?? 0)) longest.set(first, words.length);
  };
  /** The words of `normalise(form)`; most forms are plain words and need no tokeniser. */
  const wordsOf = (form: string): string[] => {
    if (!isPlain.test(form)) return normalise(form).split(' ');
    const words = form.split(' ');
    if (words.some((word, at) => word === words[at - 1])) return normalise(form).split(' ');
    const normal = words.map(normalOf);
    return normal.some((word) => word.includes(' ')) ? normal.join(' ').split(' ') : normal;
  };
  for (const concept of concepts) {
    for (const form of concept.forms) {
      const words = wordsOf(form);
      const roots = words.map(stemOf);
      const key = words.join(' ');
      const stemmed = roots.join(' ');
      add(forms, key, concept);
      if (stemmed !== key) add(stems, stemmed, concept);
      measure(words);
      measure(roots);
      for (const word of words) allWords.add(word);
    }
    for (const phrase of concept.notForms ?? []) {
      const words = wordsOf(phrase);
      add(notForms, words.join(' '), concept);
      measure(words);
    }
  }
  return { forms, stems, notForms, longest, words: allWords };
}

/** The forms of the lexicon as `understand` looks them up; built once when the module is loaded. */
export const formIndex: FormIndex = build();

/**
 * The concepts that have a form of these stems; those that have the stems themselves as a form come first.
 * @param stems stems of words, one space between them
 */
export function conceptsOfStems(stems: string): readonly Concept[] | undefined {
  const literal = formIndex.forms.get(stems);
  const derived = formIndex.stems.get(stems);
  return literal && derived ? [...literal, ...derived] : (literal ?? derived);
}

const shortestJoined = 8;
let joinedForms: Forms | undefined;

/**
 * The concepts whose form of two or three words is written as one: 'nasigoreng'.
 * @param word a normal form
 */
export function conceptsOfJoined(word: string): readonly Concept[] | undefined {
  if (word.length < shortestJoined || commonRoots.has(word)) return undefined;
  joinedForms ??= joinForms();
  return joinedForms.get(word);
}

function joinForms(): Forms {
  const joined = new Map<string, readonly Concept[]>();
  for (const [form, owners] of formIndex.forms) {
    const parts = form.split(' ').length;
    if (parts === 2 || parts === 3) for (const owner of owners) add(joined, form.replaceAll(' ', ''), owner);
  }
  return joined;
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
