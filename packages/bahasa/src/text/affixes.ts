const possessives = ['nya', 'ku', 'mu'];
const particles = ['lah', 'kah', 'pun', 'tah'];
const derivations = ['an', 'i', 'kan', 'in', 'wan', 'wati'];

/** Prefixes with what may have stood before the rest: 'me-nulis' was 'tulis', 'nge-jual' was 'jual'. */
const prefixes: readonly (readonly [prefix: string, restored: readonly string[]])[] = [
  ['menge', ['']],
  ['penge', ['']],
  ['nge', ['']],
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
const byFirstLetter = Map.groupBy(prefixes, ([prefix]) => prefix.charCodeAt(0));

const shortest = 3;
const longest = 24;
/** A letter that is put back is a guess, so the same word without it goes first. */
const restoredCost = 1.2;

/** What remains of a word: the best rest so far, by the fewest affixes and then the longest rest. */
class Search {
  best: string | undefined;
  cost = Number.POSITIVE_INFINITY;
  private readonly isRoot: (word: string) => boolean;

  constructor(isRoot: (word: string) => boolean) {
    this.isRoot = isRoot;
  }

  consider(word: string, cost: number): void {
    if (cost > this.cost || (cost === this.cost && word.length <= (this.best?.length ?? 0))) return;
    if (!this.isRoot(word)) return;
    this.best = word;
    this.cost = cost;
  }

  takePrefixes(word: string, cost: number, depth: number): void {
    if (depth === 0 || cost + 1 > this.cost || word.length <= shortest) return;
    for (const [prefix, restored] of byFirstLetter.get(word.charCodeAt(0)) ?? []) {
      if (word.length - prefix.length < shortest - 1 || !word.startsWith(prefix)) continue;
      const bare = word.slice(prefix.length);
      for (const letter of restored) {
        const rest = letter + bare;
        if (rest.length < shortest) continue;
        const price = cost + (letter === '' ? 1 : restoredCost);
        this.consider(rest, price);
        this.takePrefixes(rest, price, depth - 1);
      }
    }
  }
}

function withSuffixOff(words: readonly string[], suffixes: readonly string[]): string[] {
  const found = [...words];
  for (const word of words)
    for (const suffix of suffixes)
      if (word.length - suffix.length >= shortest && word.endsWith(suffix))
        found.push(word.slice(0, -suffix.length));
  return found;
}

/**
 * The root inside a word: fewest affixes first, longer roots before shorter ones. Off come at most one particle, one
 * possessive, one derivation and three prefixes.
 * @param word a normal form without spaces
 * @param isRoot whether a rest is a root
 * @returns `undefined` when no rest is one; the word itself is not asked for
 */
export function findRoot(word: string, isRoot: (word: string) => boolean): string | undefined {
  if (word.length <= shortest || word.length > longest) return undefined;
  const search = new Search(isRoot);
  const withoutParticle = withSuffixOff([word], particles);
  const withoutPossessive = withSuffixOff(withoutParticle, possessives);
  const bare = withSuffixOff(withoutPossessive, derivations);
  bare.forEach((rest, index) => {
    const cost = index === 0 ? 0 : suffixCount(word.length - rest.length);
    if (index > 0) search.consider(rest, cost);
    search.takePrefixes(rest, cost, 3);
  });
  return search.best;
}

/** Number of suffixes that this many letters are, at most three letters each. */
const suffixCount = (letters: number): number => (letters <= 3 ? 1 : letters <= 6 ? 2 : 3);
