import { compiled } from './compiled-lexicon.ts';

type Role = keyof typeof compiled.functionWords;

const sets = new Map<Role, ReadonlySet<string>>(
  Object.entries(compiled.functionWords).map(([role, words]) => [role as Role, new Set(words)]),
);

/**
 * Whether a word has a role in a sentence: negator, predicate, contrast …; the lists are data.
 * @param role a list of `lexicon/function-words.json`
 * @param word a normal form
 */
export function hasRole(role: Role, word: string | undefined): boolean {
  return word !== undefined && sets.get(role)?.has(word) === true;
}
