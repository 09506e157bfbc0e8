const particles = ['lah', 'kah', 'pun', 'tah', 'nya', 'ku', 'mu'];
const derivations = ['kan', 'an', 'i', 'in'];

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
  ['ber', ['', 'r']],
  ['bel', ['']],
  ['be', ['']],
  ['per', ['', 'r']],
  ['pel', ['']],
  ['ter', ['', 'r']],
  ['te', ['']],
  ['di', ['']],
  ['ke', ['']],
  ['se', ['']],
  ['ku', ['']],
  ['kau', ['']],
];

const shortest = 3;

function withoutSuffix(word: string): string[] {
  const found: string[] = [];
  for (const suffix of [...particles, ...derivations])
    if (word.endsWith(suffix) && word.length - suffix.length >= shortest)
      found.push(word.slice(0, -suffix.length));
  return found;
}

function withoutPrefix(word: string): string[] {
  const found: string[] = [];
  for (const [prefix, restored] of prefixes) {
    if (!word.startsWith(prefix) || word.length - prefix.length < shortest - 1) continue;
    for (const letter of restored) {
      const rest = letter + word.slice(prefix.length);
      if (rest.length >= shortest) found.push(rest);
    }
  }
  return found;
}

/**
 * The words that remain when affixes are taken off, fewest affixes first; the word itself is not among them.
 * At most three prefixes and suffixes come off, the number of candidates is bounded.
 * @param word a normal form without spaces
 */
export function rootCandidates(word: string): string[] {
  const seen = new Set([word]);
  let layer = [word];
  for (let depth = 0; depth < 4 && layer.length > 0 && seen.size < 200; depth++) {
    const next: string[] = [];
    for (const current of layer)
      for (const rest of [...withoutSuffix(current), ...withoutPrefix(current)])
        if (!seen.has(rest)) {
          seen.add(rest);
          next.push(rest);
        }
    layer = next;
  }
  seen.delete(word);
  return [...seen];
}
