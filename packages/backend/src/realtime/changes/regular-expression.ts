import { RE2JS } from 're2js';

const maxKept = 500;
const kept = new Map<string, RE2JS>();

/**
 * A regular expression that takes time in proportion to the text, whatever the client wrote (RE2: no back references, no
 * look-around). @throws an error that says what cannot be read
 */
export function compilePattern(pattern: string, ignoresCase: boolean): RE2JS {
  const key = `${ignoresCase ? 'i' : 's'}${pattern}`;
  let compiled = kept.get(key);
  if (compiled === undefined) {
    compiled = RE2JS.compile(pattern, ignoresCase ? RE2JS.CASE_INSENSITIVE : 0);
    if (kept.size >= maxKept) kept.clear();
    kept.set(key, compiled);
  }
  return compiled;
}

/** Whether the pattern is found anywhere in the text, as `~` and `~*` do. */
export function findsPattern(text: string, pattern: string, ignoresCase: boolean): boolean {
  return compilePattern(pattern, ignoresCase).matcher(text).find();
}
