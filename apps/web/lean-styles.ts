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

/**
 * Leaves out what Tailwind writes for browsers that do not know `@property`: they do not know the popovers either that menus are made of
 * here, and each document would wait for it.
 */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    apply: 'build',
    transform(code, id) {
      const at = id.endsWith('.css') ? code.search(start) : -1;
      return at === -1 ? undefined : { code: withoutBlock(code, at), map: null };
    },
  };
}
