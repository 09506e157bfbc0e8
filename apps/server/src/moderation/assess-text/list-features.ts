import { broader } from '@kawanusaha/bahasa/lexicon/links';
import { digitWords, hasHiddenContact } from './find-hidden-contact.ts';
import { findRules, findTerms } from './find-rules.ts';
import type { HarmCategory } from './moderation-schema.ts';
import { readLines, type ReadLine } from './read-lines.ts';

export type Features = {
  /** Feature and its share; the shares make a vector of one length for every text, with `bias` beside it. */
  readonly values: ReadonlyMap<string, number>;
  /** The categories that a rule or a hidden contact names. */
  readonly categories: readonly HarmCategory[];
};

/**
 * How much each kind of feature says before weights are learnt. A list of terms gathers what many examples say and is surer than a
 * word, a whole rule surer still; pairs of words are rare. Meanings and parts of words reach words that no example has.
 */
const shares = { rule: 2.2, terms: 1.4, word: 1, pair: 0.7, concept: 0.5, widerConcept: 0.35, part: 0.25 };
const partLength = 4;
const vectorLength = 3;

/** A number is one whatever it is: what is spelt out to hide one is found as a whole (`hasHiddenContact`). */
const wordsOf = (line: ReadLine, spelling: number): string[] =>
  (line.spellings[spelling] ?? '')
    .trim()
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (/^\d+$/.test(word) || word in digitWords ? '#' : word));
const plain = 1;
const normal = 2;
const stems = 3;

type Feature = readonly [name: string, share: number];

function* wordFeatures(line: ReadLine): Generator<Feature> {
  const stemmed = wordsOf(line, stems);
  for (const word of [...stemmed, ...wordsOf(line, normal)]) yield [`w:${word}`, shares.word];
  for (const [index, word] of stemmed.slice(1).entries())
    yield [`b:${stemmed[index] ?? ''} ${word}`, shares.pair];
  for (const word of wordsOf(line, plain))
    for (let at = 0; word.length > partLength && at + partLength <= word.length; at += 1)
      yield [`g:${word.slice(at, at + partLength)}`, shares.part];
}

function* featuresOf(line: ReadLine): Generator<Feature> {
  yield* wordFeatures(line);
  for (const name of findTerms(line)) yield [`t:${name}`, shares.terms];
  for (const id of line.concepts) for (const wide of broader(id)) yield [`c:${wide}`, shares.widerConcept];
  for (const id of line.concepts) yield [`c:${id}`, shares.concept];
}

/** What of a text is weighed: its words, pairs and parts of words, meanings, lists of terms and rules. */
export function listFeatures(text: string): Features {
  const values = new Map<string, number>();
  const categories = new Set<HarmCategory>();
  for (const line of readLines(text)) {
    for (const [name, share] of featuresOf(line)) values.set(name, Math.max(share, values.get(name) ?? 0));
    for (const category of findRules(findTerms(line))) categories.add(category);
  }
  if (hasHiddenContact(text)) categories.add('hidden_contact');
  for (const category of categories) values.set(`r:${category}`, shares.rule);
  const length = Math.hypot(...values.values());
  for (const [feature, value] of values) values.set(feature, (value / length) * vectorLength);
  values.set('bias', 1);
  return { values, categories: [...categories] };
}
