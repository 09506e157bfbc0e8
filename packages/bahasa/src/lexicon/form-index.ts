import { normalise } from '../text/normalise.ts';
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
  /** The same forms by the stems of their words. */
  readonly stems: Forms;
  /** Phrases written as one word, by that word: 'nasigoreng'. */
  readonly joined: Forms;
  /** Long forms of one word, which people also write as two. */
  readonly joinable: Forms;
  /** Phrases in which a concept's form means something else. */
  readonly notForms: Forms;
  /** First word of a form or of its stems to the number of words of the longest one. */
  readonly longest: ReadonlyMap<string, number>;
  /** Every word of a form. */
  readonly words: ReadonlySet<string>;
};

const shortestJoined = 8;

const add = (index: Map<string, Concept[]>, key: string, concept: Concept): void => {
  const there = index.get(key);
  if (!there) index.set(key, [concept]);
  else if (!there.includes(concept)) there.push(concept);
};

function build(): FormIndex {
  const forms = new Map<string, Concept[]>();
  const stems = new Map<string, Concept[]>();
  const joined = new Map<string, Concept[]>();
  const joinable = new Map<string, Concept[]>();
  const notForms = new Map<string, Concept[]>();
  const longest = new Map<string, number>();
  const stemOfWord = new Map<string, string>();
  const stemOnce = (word: string): string => {
    const known = stemOfWord.get(word);
    if (known !== undefined) return known;
    const root = stem(word);
    stemOfWord.set(word, root);
    return root;
  };
  const measure = (words: readonly string[]): void => {
    const [first = ''] = words;
    if (words.length > (longest.get(first) ?? 0)) longest.set(first, words.length);
  };
  for (const concept of concepts) {
    for (const form of concept.forms) {
      const key = normalise(form);
      const words = key.split(' ');
      const roots = words.map(stemOnce);
      add(forms, key, concept);
      add(stems, roots.join(' '), concept);
      measure(words);
      measure(roots);
      if (words.length > 1 && words.length < 4 && key.length > shortestJoined)
        add(joined, words.join(''), concept);
      if (words.length === 1 && key.length >= shortestJoined && !commonRoots.has(key))
        add(joinable, key, concept);
    }
    for (const phrase of concept.notForms ?? []) {
      const key = normalise(phrase);
      add(notForms, key, concept);
      measure(key.split(' '));
    }
  }
  return { forms, stems, joined, joinable, notForms, longest, words: new Set(stemOfWord.keys()) };
}

/** The forms of the lexicon as `understand` looks them up; built once when the module is loaded. */
export const formIndex: FormIndex = build();
