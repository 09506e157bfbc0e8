import { hasHiddenContact } from './find-hidden-contact.ts';
import { findRules, findTerms } from './find-rules.ts';
import type { HarmCategory } from './moderation-schema.ts';
import { readLines, type ReadLine } from './read-lines.ts';

export type Features = {
  /** Feature and its share; the shares make a vector of one length for every text, with `bias` beside it. */
  readonly values: ReadonlyMap<string, number>;
  /** The categories that a rule or a hidden contact names. */
  readonly categories: readonly HarmCategory[];
};

/** A whole rule says more than a word. */
const ruleShare = 1.5;
const vectorLength = 3;

const wordsOf = (line: ReadLine, spelling: number): string[] =>
  (line.spellings[spelling] ?? '')
    .trim()
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (/^\d+$/.test(word) ? '#' : word));
const normal = 2;
const stems = 3;

function* featuresOf(line: ReadLine): Generator<string> {
  const stemmed = wordsOf(line, stems);
  for (const word of [...stemmed, ...wordsOf(line, normal)]) yield `w:${word}`;
  for (const [index, word] of stemmed.slice(1).entries()) yield `b:${stemmed[index] ?? ''} ${word}`;
  for (const name of findTerms(line)) yield `t:${name}`;
}

/** What of a text is weighed: its words, pairs of words, lists of terms and rules. */
export function listFeatures(text: string): Features {
  const values = new Map<string, number>();
  const categories = new Set<HarmCategory>();
  for (const line of readLines(text)) {
    for (const feature of featuresOf(line)) values.set(feature, 1);
    for (const category of findRules(findTerms(line))) categories.add(category);
  }
  if (hasHiddenContact(text)) categories.add('hidden_contact');
  for (const category of categories) values.set(`r:${category}`, ruleShare);
  const length = Math.hypot(...values.values());
  for (const [feature, value] of values) values.set(feature, (value / length) * vectorLength);
  values.set('bias', 1);
  return { values, categories: [...categories] };
}
