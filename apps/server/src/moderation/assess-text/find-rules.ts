import ruleRows from '#content/moderation/rules.json' with { type: 'json' };
import termRows from '#content/moderation/terms.json' with { type: 'json' };
import { rulesSchema, termsSchema, type HarmCategory, type Rule } from './moderation-schema.ts';
import type { ReadLine } from './read-lines.ts';

const rules = rulesSchema.parse(ruleRows);
const terms = Object.entries(termsSchema.parse(termRows)).map(
  ([name, words]) => [name, words.map((word) => ` ${word} `)] as const,
);

/** The names of the lists of which a line has a word, with `$money` and `$percent` for amounts. */
export function findTerms(line: ReadLine): Set<string> {
  const found = new Set(
    terms
      .filter(([, words]) => words.some((word) => line.spellings.some((spelling) => spelling.includes(word))))
      .map(([name]) => name),
  );
  if (line.hasMoney) found.add('$money');
  if (line.hasPercent) found.add('$percent');
  return found;
}

const applies = (found: ReadonlySet<string>, { all, none }: Rule): boolean =>
  all.every((name) => found.has(name)) && !none.some((name) => found.has(name));

/** The categories whose rules apply to what was found in a line. */
export function findRules(found: ReadonlySet<string>): HarmCategory[] {
  return [...new Set(rules.filter((rule) => applies(found, rule)).map(({ category }) => category))];
}
