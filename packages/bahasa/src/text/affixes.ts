const possessives = ['nya', 'ku', 'mu'];
const particles = ['lah', 'kah', 'pun', 'tah'];
const derivations = ['an', 'i', 'kan', 'in', 'wan', 'wati'];

/** Prefixes with what may have stood before the rest: 'me-nulis' was 'tulis', 'nge-jual' was 'jual'. */
const prefixes: readonly (readonly [prefix: string, restored: readonly string[]])[] = [
  ['menge', ['']],
  ['penge', ['']],
  ['nge', ['']],
  ['nga', ['']],
  ['meny', ['s']],
  ['peny', ['s']],
  ['ny', ['s', 'c']],
  ['meng', ['', 'k']],
  ['peng', ['', 'k']],
  ['ng', ['', 'k']],
  ['mem', ['', 'p']],
  ['pem', ['', 'p']],
  ['men', ['', 't']],
  ['pen', ['', 't']],
  ['me', ['']],
  ['pe', ['']],
  ['m', ['p']],
  ['n', ['t', '']],
  ['ber', ['']],
  ['be', ['']],
  ['per', ['']],
  ['ter', ['']],
  ['te', ['']],
  ['di', ['']],
  ['ke', ['']],
  ['se', ['']],
  ['ku', ['']],
  ['kau', ['']],
];
type Prefix = { readonly prefix: string; readonly restored: readonly string[] };

/** Prefixes by the code of their first letter. */
const byFirstLetter: readonly (readonly Prefix[])[] = build();

function build(): Prefix[][] {
  const found: Prefix[][] = [];
  for (const [prefix, restored] of prefixes) (found[prefix.charCodeAt(0)] ??= []).push({ prefix, restored });
  return found;
}

const shortest = 3;
const longest = 24;
const mostPrefixes = 2;
/** A letter that is put back is a guess, so the same word without it goes first. */
const restoredCost = 1.2;

/** The best rest so far, by the fewest affixes and then the longest rest. */
type Best = { word: string | undefined; cost: number };

type Roots = { has(word: string): boolean };

function consider(best: Best, roots: Roots, word: string, cost: number): void {
  if (cost > best.cost || (cost === best.cost && word.length <= (best.word?.length ?? 0))) return;
  if (!roots.has(word)) return;
  best.word = word;
  best.cost = cost;
}

function takePrefixes(best: Best, roots: Roots, word: string, cost: number, depth: number): void {
  const known = byFirstLetter[word.charCodeAt(0)];
  if (!known || cost + 1 > best.cost || word.length <= shortest) return;
  for (const { prefix, restored } of known) {
    if (word.length - prefix.length < shortest - 1 || !word.startsWith(prefix)) continue;
    const bare = word.slice(prefix.length);
    for (const letter of restored) {
      const rest = letter + bare;
      if (rest.length < shortest) continue;
      const price = cost + (letter === '' ? 1 : restoredCost);
      consider(best, roots, rest, price);
      if (depth > 1) takePrefixes(best, roots, rest, price, depth - 1);
    }
  }
}

/** The word with and without each suffix, in pairs with the number of suffixes taken off. */
function withSuffixOff(words: string[], counts: number[], suffixes: readonly string[]): void {
  const { length } = words;
  for (let at = 0; at < length; at++) {
    const word = words[at] ?? '';
    for (const suffix of suffixes)
      if (word.length - suffix.length >= shortest && word.endsWith(suffix)) {
        words.push(word.slice(0, -suffix.length));
        counts.push((counts[at] ?? 0) + 1);
      }
  }
}

/**
 * The root inside a word: fewest affixes first, longer roots before shorter ones. Off come at most one particle, one
 * possessive, one derivation and two prefixes.
 * @param word a normal form without spaces
 * @param roots what counts as a root
 * @returns `undefined` when no rest is one; the word itself is not asked for
 */
export function findRoot(word: string, roots: Roots): string | undefined {
  if (word.length <= shortest || word.length > longest) return undefined;
  const best: Best = { word: undefined, cost: Number.POSITIVE_INFINITY };
  const bare = [word];
  const counts = [0];
  withSuffixOff(bare, counts, particles);
  withSuffixOff(bare, counts, possessives);
  withSuffixOff(bare, counts, derivations);
  bare.forEach((rest, index) => {
    const cost = counts[index] ?? 0;
    if (index > 0) consider(best, roots, rest, cost);
    takePrefixes(best, roots, rest, cost, mostPrefixes);
  });
  return best.word;
}
