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

/** A form or a word of one in normal words and in stems. */
type Reading = { readonly normal: string; readonly stem: string };

/** Reads each word of the forms once. */
class FormReader {
  private readonly known = new Map<string, Reading>();

  private readWord(word: string): Reading {
    const known = this.known.get(word);
    if (known) return known;
    const normal = normaliseWord(word);
    const reading = { normal, stem: stem(normal) };
    this.known.set(word, reading);
    return reading;
  }

  /** Most forms are plain words and need no tokeniser; a word that follows itself is a doubled one and does. */
  readForm(form: string): Reading {
    if (!isPlain.test(form)) return readSlowly(form);
    if (!form.includes(' ')) return this.readWord(form);
    let normal = '';
    let stems = '';
    let before = '';
    for (const word of form.split(' ')) {
      if (word === before) return readSlowly(form);
      const reading = this.readWord(word);
      normal = before === '' ? reading.normal : `${normal} ${reading.normal}`;
      stems = before === '' ? reading.stem : `${stems} ${reading.stem}`;
      before = word;
    }
    return { normal, stem: stems };
  }
}

function readSlowly(form: string): Reading {
  const normal = normalise(form);
  return { normal, stem: stem(normal) };
}

function build(): FormIndex {
  const forms = new Map<string, readonly Concept[]>();
  const stems = new Map<string, readonly Concept[]>();
  const notForms = new Map<string, readonly Concept[]>();
  const longest = new Map<string, number>();
  const reader = new FormReader();
  /** Notes the number of words of a phrase; one word is looked up anyway. */
  const measure = (phrase: string): void => {
    const end = phrase.indexOf(' ');
    if (end < 0) return;
    const first = phrase.slice(0, end);
    const length = phrase.split(' ').length;
    if (length > (longest.get(first) ?? 0)) longest.set(first, length);
  };
  for (const concept of concepts) {
    for (const form of concept.forms) {
      const { normal, stem } = reader.readForm(form);
      add(forms, normal, concept);
      measure(normal);
      if (stem === normal) continue;
      add(stems, stem, concept);
      measure(stem);
    }
    for (const phrase of concept.notForms ?? []) {
      const { normal } = reader.readForm(phrase);
      add(notForms, normal, concept);
      measure(normal);
    }
  }
  return { forms, stems, notForms, longest };
}

/** The forms of the lexicon as `understand` looks them up; built once when the module is loaded. */
export const formIndex: FormIndex = build();

let formWords: ReadonlySet<string> | undefined;

/** Every normal word of a form; gathered at the first word that nothing knows. */
export function wordsOfForms(): ReadonlySet<string> {
  formWords ??= new Set([...formIndex.forms.keys()].flatMap((form) => form.split(' ')));
  return formWords;
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
