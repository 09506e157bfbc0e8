import type { Plugin } from 'vite';

const start = /@layer properties\s*\{/;

/** Takes the block that begins at `from` out of a style sheet; every bracket in it is closed in it. */
function withoutBlock(css: string, from: number): string {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] !== '}') continue;
    depth -= 1;
    if (depth === 0) return css.slice(0, from) + css.slice(at + 1);
  }
  throw new Error('A block of the style sheet does not end.');
}

/** Browsers that know popovers mix colours, too: what stands behind the question is said without it. */
const mixing = /@supports \(color:\s*color-mix\(in lab, red, red\)\)\s*\{/;

function withoutQuestion(css: string, from: number, length: number): string {
  const rest = withoutBlock(css, from);
  const block = css.slice(from + length, from + css.length - rest.length - 1);
  return css.slice(0, from) + block + rest.slice(from);
}

/**
 * Leaves out what Tailwind writes for browsers that do not know `@property`: they do not know the popovers either that menus are made of
 * here, and each document would wait for it.
 */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('.css')) return undefined;
      const at = code.search(start);
      let lean = at === -1 ? code : withoutBlock(code, at);
      for (let found = mixing.exec(lean); found !== null; found = mixing.exec(lean))
        lean = withoutQuestion(lean, found.index, found[0].length);
      return lean === code ? undefined : { code: lean, map: null };
    },
  };
}
