import type { FoundBy } from '../understanding.ts';
import { compiled } from './compiled-lexicon.ts';
import type { Concept } from './concept.ts';
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
  /** First word of a form or of its stems to the number of words of the longest one, from two words on. */
  readonly longest: ReadonlyMap<string, number>;
};

function build(): FormIndex {
  const forms = new Map<string, readonly Concept[]>();
  const notForms = new Map<string, readonly Concept[]>();
  const normals = new Map(compiled.normals);
  for (const concept of compiled.concepts) {
    /** One array for all forms of the concept, instead of thousands of arrays. */
    const alone = [concept];
    const add = (index: Map<string, readonly Concept[]>, form: string): void => {
      const key = normals.get(form) ?? form;
      const there = index.get(key);
      if (!there) index.set(key, alone);
      else if (!there.includes(concept)) index.set(key, [...there, concept]);
    };
    for (const form of concept.forms) add(forms, form);
    if (concept.notForms) for (const phrase of concept.notForms) add(notForms, phrase);
  }
  const longest = new Map<string, number>();
  for (const [length, words] of Object.entries(compiled.longest))
    for (const word of words.split(' ')) longest.set(word, Number(length));
  return { forms, stems: new Map(compiled.stems.map(toOwners)), notForms, longest };
}

const toOwners = ([stems, ...owners]: readonly [string, ...number[]]): [string, Concept[]] => [
  stems,
  owners.flatMap((owner) => compiled.concepts[owner] ?? []),
];

/** The forms of the lexicon as `understand` looks them up; how each is read was worked out by `src/compile`. */
export const formIndex: FormIndex = build();

/** Every normal word of a form. */
export function wordsOfForms(): ReadonlySet<string> {
  return new Set([...formIndex.forms.keys()].flatMap((form) => form.split(' ')));
}

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
