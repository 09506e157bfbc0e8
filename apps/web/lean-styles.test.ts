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

test('whether a browser mixes colours is not asked', () => {
  const mixed = 'background-color:color-mix(in oklab, var(--muted) 60%, transparent)';
  const css = `.a{background-color:var(--muted)}@supports (color:color-mix(in lab, red, red)){.a{${mixed}}}.b{top:0}`;
  expect(transform(css, '/src/app.css')?.code).toBe(`.a{background-color:var(--muted)}.a{${mixed}}.b{top:0}`);
});
