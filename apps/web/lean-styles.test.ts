import { expect, test } from 'vitest';
import { leanStyles } from './lean-styles.ts';

const transform = leanStyles().transform as (
  code: string,
  id: string,
) => { readonly code: string } | undefined;

test('what only browsers without `@property` read is left out, and nothing beside it', () => {
  const rest = '@layer base{a{color:red}}';
  const css = `@layer properties{@supports (not (margin-trim:inline)){*{--tw-leading:initial}}}${rest}`;
  expect(transform(css, '/src/app.css')?.code).toBe(rest);
  expect(transform(rest, '/src/app.css')).toBeUndefined();
});
