const effect = /\buseEffect(?:Event)?\(/g;
const waits = /\bawait\b|\.then\(/;

/** The text of a call's brackets. In: where its opening bracket stands. */
function bracketsOf(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(from, at);
  }
  return text.slice(from);
}

/** What a name that is given a function does. In: the module, and where its value begins. Out: the value, up to the next statement of its level. */
function valueOf(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ('([{'.includes(text[at] ?? '')) depth += 1;
    else if (')]}'.includes(text[at] ?? '')) depth -= 1;
    if (depth < 0 || (depth === 0 && text[at] === ';')) return text.slice(from, at);
  }
  return text.slice(from);
}

/**
 * Reads made by hand: an effect that waits for an answer and then keeps it in a state or a reducer, itself or by a function of the module that
 * it calls. In: the text of a module. Out: the names of what keeps the answer.
 */
export function findOwnReads(text: string): string[] {
  const keepers = [...text.matchAll(/const \[\w+, (\w+)\] = use(?:State|Reducer)\b/g)].map(
    ([, name]) => name ?? '',
  );
  const effects = [...text.matchAll(effect)].map(({ index, 0: { length } }) =>
    bracketsOf(text, index + length - 1),
  );
  const called = [...text.matchAll(/const (\w+) = (?=useCallback\(|async\b)/g)]
    .filter(([, name]) => effects.some((body) => new RegExp(`\\b${name}\\(`).test(body)))
    .map(({ index, 0: { length } }) => valueOf(text, index + length));
  return keepers.filter((name) =>
    [...effects, ...called].some((body) => {
      const wait = waits.exec(body);
      return wait !== null && new RegExp(`\\b${name}\\b`).test(body.slice(wait.index));
    }),
  );
}
