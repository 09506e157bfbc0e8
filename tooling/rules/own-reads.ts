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

/**
 * Reads made by hand: an effect that waits for an answer and then keeps it in a state or a reducer.
 * In: the text of a module. Out: the names of what keeps the answer.
 */
export function findOwnReads(text: string): string[] {
  const keepers = [...text.matchAll(/const \[\w+, (\w+)\] = use(?:State|Reducer)\b/g)].map(
    ([, name]) => name ?? '',
  );
  const effects = [...text.matchAll(effect)].map(({ index, 0: { length } }) =>
    bracketsOf(text, index + length - 1),
  );
  return keepers.filter((name) =>
    effects.some((body) => {
      const wait = waits.exec(body);
      return wait !== null && new RegExp(`\\b${name}\\b`).test(body.slice(wait.index));
    }),
  );
}
