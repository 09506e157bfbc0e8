import { normalise } from '../text/normalise.ts';
import { stem } from '../text/stem.ts';
import type { FoundBy } from '../understanding.ts';
import type { Concept } from './concept.ts';
import { concepts } from './lexicon-files.ts';

/** Weight of a mention by the way it was found. */
export const weightOf: Readonly<Record<FoundBy, number>> = { form: 1, stem: 0.9, expansion: 0.8, typo: 0.7 };

type FormIndex = {
  /** Normal form, words with one space between them, to the concepts that have it. */
  readonly forms: ReadonlyMap<string, readonly Concept[]>;
  /** The same forms by the stems of their words. */
  readonly stems: ReadonlyMap<string, readonly Concept[]>;
  /** Phrases in which a concept's form means something else. */
  readonly notForms: ReadonlyMap<string, readonly Concept[]>;
  /** First word of a form or of its stems to the number of words of the longest one. */
  readonly longest: ReadonlyMap<string, number>;
};

const add = (index: Map<string, Concept[]>, key: string, concept: Concept): void => {
  const there = index.get(key);
  if (!there) index.set(key, [concept]);
  else if (!there.includes(concept)) there.push(concept);
};

function build(): FormIndex {
  const forms = new Map<string, Concept[]>();
  const stems = new Map<string, Concept[]>();
  const notForms = new Map<string, Concept[]>();
  const longest = new Map<string, number>();
  const measure = (key: string): void => {
    const words = key.split(' ');
    const [first = ''] = words;
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  };
  for (const concept of concepts) {
    for (const form of concept.forms) {
      const key = normalise(form);
      const stemmed = stem(key);
      add(forms, key, concept);
      add(stems, stemmed, concept);
      measure(key);
      measure(stemmed);
    }
    for (const phrase of concept.notForms ?? []) {
      const key = normalise(phrase);
      add(notForms, key, concept);
      measure(key);
    }
  }
  return { forms, stems, notForms, longest };
}

/** The forms of the lexicon as `understand` looks them up; built once when the module is loaded. */
export const formIndex: FormIndex = build();
