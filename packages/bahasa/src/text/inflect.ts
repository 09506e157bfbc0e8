/** The active prefix before a root: 'me-masak', 'men-jual', 'meny-apu' for 'sapu'. */
function nasal(root: string): { readonly prefix: string; readonly rest: string } {
  const [first = ''] = root;
  if (first === 's') return { prefix: 'ny', rest: root.slice(1) };
  if (first === 'p') return { prefix: 'm', rest: root.slice(1) };
  if (first === 't') return { prefix: 'n', rest: root.slice(1) };
  if (first === 'k') return { prefix: 'ng', rest: root.slice(1) };
  if ('bf'.includes(first)) return { prefix: 'm', rest: root };
  if ('dcjz'.includes(first)) return { prefix: 'n', rest: root };
  if ('aeioughx'.includes(first)) return { prefix: 'ng', rest: root };
  return { prefix: '', rest: root };
}

/** How a root is spoken in Java beside the other ways: 'ndesain', 'njahit', 'nglas', 'ngrajut'. */
function javanese(root: string): string[] {
  const first = root[0] ?? '';
  const prefix = 'dj'.includes(first) ? 'n' : 'rl'.includes(first) ? 'ng' : undefined;
  return prefix === undefined ? [] : [`${prefix}${root}`, `${prefix}${root}in`];
}

/**
 * The inflections of a root that people write most, written and spoken ones; not every one of them is a word.
 * @param root a root in normal form
 * @returns words, the root among them; only the root when it is no plain word
 */
export function inflect(root: string): string[] {
  if (!/^[a-z]{3,16}$/.test(root)) return [root];
  const { prefix, rest } = nasal(root);
  const active = `me${prefix}${rest}`;
  const agent = `pe${prefix}${rest}`;
  const spoken = prefix === '' || 'bdcjf'.includes(root[0] ?? '') ? `nge${root}` : `${prefix}${rest}`;
  const bases = [root, `${root}an`, active, `ber${root}`, agent, `${agent}an`, `di${root}`, spoken];
  return [
    ...bases,
    ...[root, `${root}an`, agent, `${agent}an`].map((word) => `${word}nya`),
    ...[root, `${root}an`].map((word) => `${word}ku`),
    ...[root, active, `di${root}`].map((word) => `${word}kan`),
    ...[root, spoken, `di${root}`].map((word) => `${word}in`),
    `ter${root}`,
    `per${root}an`,
    `ke${root}an`,
    ...javanese(root),
  ];
}
