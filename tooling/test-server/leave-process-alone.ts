import process from 'node:process';
import { afterAll, expect } from 'vitest';

/*
 * For test files that share a process: one that leaves it otherwise than it was fails here by itself, rather than another one by chance.
 */
/** The library of pictures tells its native part where it lies. */
const setByLibraries = new Set(['VIPSHOME']);
const globals = new Set(Object.getOwnPropertyNames(globalThis));
const environment = { ...process.env };
const folder = process.cwd();
const { Date: clock, fetch: sender, setTimeout: timer } = globalThis;
const shared = { Math, JSON, console };
const parts = new Map(
  Object.entries(shared).map(([name, whole]) => [name, { ...Object.getOwnPropertyDescriptors(whole) }]),
);

/** Parts of what all tests use (`Math.random`, `console.log`) that are other ones than they were. */
const replacedParts = (): string[] =>
  Object.entries(shared).flatMap(([name, whole]) =>
    Object.entries(Object.getOwnPropertyDescriptors(whole))
      .filter(([part, { value }]) => parts.get(name)?.[part]?.value !== value)
      .map(([part]) => `${name}.${part}`),
  );

afterAll(() => {
  const names = new Set([...Object.keys(environment), ...Object.keys(process.env)]);
  expect({
    globals: Object.getOwnPropertyNames(globalThis).filter(
      (name) => !name.startsWith('__') && !globals.has(name),
    ),
    environment: [...names].filter(
      (name) => process.env[name] !== environment[name] && !setByLibraries.has(name),
    ),
    folder: process.cwd(),
    replaced: replacedParts(),
    isReal: [globalThis.Date === clock, globalThis.fetch === sender, globalThis.setTimeout === timer],
  }).toEqual({ globals: [], environment: [], folder, replaced: [], isReal: [true, true, true] });
});
