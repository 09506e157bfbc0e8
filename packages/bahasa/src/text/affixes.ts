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
  ['bel', ['']],
  ['be', ['']],
  ['per', ['']],
  ['pel', ['']],
  ['ter', ['']],
  ['te', ['']],
  ['di', ['']],
  ['ke', ['']],
  ['se', ['']],
  ['ku', ['']],
  ['kau', ['']],
];
const byFirstLetter = Map.groupBy(prefixes, ([prefix]) => prefix[0]);

const shortest = 3;
const longest = 24;

type Rest = { readonly word: string; readonly cost: number };

function withoutSuffix(words: readonly Rest[], suffixes: readonly string[]): Rest[] {
  const found = [...words];
  for (const { word, cost } of words)
    for (const suffix of suffixes)
      if (word.endsWith(suffix) && word.length - suffix.length >= shortest)
        found.push({ word: word.slice(0, -suffix.length), cost: cost + 1 });
  return found;
}

function withoutPrefix(words: readonly Rest[]): Rest[] {
  const found: Rest[] = [];
  for (const { word, cost } of words)
    for (const [prefix, restored] of byFirstLetter.get(word[0] ?? '') ?? []) {
      if (!word.startsWith(prefix)) continue;
      for (const letter of restored) {
        const rest = letter + word.slice(prefix.length);
        // A letter that is put back is a guess, so the same word without it goes first.
        if (rest.length >= shortest) found.push({ word: rest, cost: cost + (letter === '' ? 1 : 1.2) });
      }
    }
  return found;
}

/**
 * The words that remain when affixes are taken off: fewest affixes first, longer rests before shorter ones.
 * Off come at most one particle, one possessive, one derivation and three prefixes.
 * @param word a normal form without spaces
 * @returns candidates without the word itself; none for words beyond 24 letters
 */
export function rootCandidates(word: string): string[] {
  if (word.length <= shortest || word.length > longest) return [];
  const bare = withoutSuffix(
    withoutSuffix(withoutSuffix([{ word, cost: 0 }], particles), possessives),
    derivations,
  );
  const found = [...bare];
  let layer = bare;
  for (let depth = 0; depth < 3; depth++) {
    layer = withoutPrefix(layer);
    if (layer.length === 0) break;
    found.push(...layer);
  }
  found.sort((a, b) => a.cost - b.cost || b.word.length - a.word.length);
  return [...new Set(found.map(({ word }) => word))].slice(1);
}
