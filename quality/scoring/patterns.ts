/** Prefixes of Indonesian words that may stand before a pattern: "masak" is in "memasak". */
const prefixes = 'meny|meng|mem|men|me|peny|peng|pem|pen|pe|ber|di|ter|ke|se';

/** A shorter pattern behind a prefix would be found by chance: "it" in "menit". */
const shortestPrefixed = 4;

const compiled = new Map<string, RegExp>();

/** A judged pattern as a regular expression: at the start of a word or after one prefix, in any case. Throws `SyntaxError`. */
export function compilePattern(pattern: string): RegExp {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const mayBePrefixed = pattern.replaceAll(String.raw`\b`, '').length >= shortestPrefixed;
  const prefix = mayBePrefixed ? `(?:${prefixes})?` : '';
  const made = new RegExp(`(?<![\\p{L}\\p{N}])${prefix}(?:${pattern})`, 'iu');
  compiled.set(pattern, made);
  return made;
}

/** Whether one of the patterns is in the text. No patterns: no. */
export function matchesAny(text: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => compilePattern(pattern).test(text));
}

/** Puts a field's patterns in the place of each `@field`. Throws when there is no such field. */
export function expandFields(
  patterns: readonly string[],
  fields: Readonly<Record<string, readonly string[]>>,
): string[] {
  return patterns.flatMap((pattern) => {
    if (!pattern.startsWith('@')) return [pattern];
    const field = fields[pattern.slice(1)];
    if (field === undefined) throw new Error(`no field is called ${pattern}`);
    return field;
  });
}
