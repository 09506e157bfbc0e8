const setter = /const \[\w+, (set\w+)\] = useState/g;
const waits = /\bawait\b|\.(?:then|catch|finally)\(/;

/** The text from a place to the end of the block that it stands in. */
function restOfBlock(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth < 0) return text.slice(from, at);
  }
  return text.slice(from);
}

/**
 * States of a component that are set before an awaited call and taken back after it in the same block: busy flags made by hand.
 * In: the text of a module. Out: the names of their setters.
 */
export function findBusyFlags(text: string): string[] {
  const names = [...text.matchAll(setter)].map(([, name]) => name ?? '');
  return names.filter((name) =>
    [...text.matchAll(new RegExp(`\\b${name}\\((?!(?:false|null)\\))`, 'g'))].some((set) => {
      const rest = restOfBlock(text, set.index);
      const wait = waits.exec(rest);
      return wait !== null && new RegExp(`\\b${name}\\((?:false|null)\\)`).test(rest.slice(wait.index));
    }),
  );
}
