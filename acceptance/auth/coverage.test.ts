import fs from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const root = path.resolve(here, '../..');
const readme = fs.readFileSync(path.join(here, 'README.md'), 'utf8');

type Row = { method: string; files: string[] };

/** The rows of the tables: method, then whatever stands in backticks in the other cells. */
const rows: readonly Row[] = readme
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, first = '', second = '', third = ''] = line.split('|');
    const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return {
      method: names(first)[0] ?? '',
      files: [
        ...names(second).map((name) => `acceptance/${name}.test.ts`),
        ...names(third).map((name) => `packages/backend/src/auth/${name}.db.test.ts`),
      ],
    };
  });

/** Parts of the client that TypeScript marks as private, though JavaScript shows them. */
const internal = new Set([
  'constructor',
  'fetchJwk',
  'linkIdentityIdToken',
  'linkIdentityOAuth',
  'signInWithEthereum',
  'signInWithSolana',
]);

/** What the prototypes of an instance offer; of a plain object its own members. */
const methodsOf = (value: object, prefix = ''): string[] => {
  const names = new Set<string>();
  const parent = Object.getPrototypeOf(value) as object;
  for (
    let level = parent === Object.prototype ? value : parent;
    level !== Object.prototype;
    level = Object.getPrototypeOf(level) as object
  ) {
    for (const name of Object.getOwnPropertyNames(level)) names.add(name);
  }
  return [...names]
    .filter((name) => !name.startsWith('_') && !internal.has(name))
    .filter((name) => typeof (value as Record<string, unknown>)[name] === 'function')
    .map((name) => `${prefix}${name}`);
};

test('the table names every method of the client, and none that it has not', () => {
  const { auth } = createClient('http://127.0.0.1:1', 'kunci', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const methods = [
    ...methodsOf(auth),
    ...methodsOf(auth.mfa, 'mfa.'),
    ...methodsOf(auth.passkey, 'passkey.'),
    ...methodsOf(auth.admin, 'admin.'),
    ...methodsOf(auth.admin.mfa, 'admin.mfa.'),
    ...methodsOf(auth.admin.passkey, 'admin.passkey.'),
  ];
  expect(methods.length).toBeGreaterThan(40);
  expect(rows.map(({ method }) => method).toSorted()).toEqual(methods.toSorted());
});

test.each(rows.filter(({ files }) => files.length > 0))(
  '$method is called where the table says',
  ({ method, files }) => {
    const call = `.${method.split('.').at(-1)}(`;
    // Server tests may speak the protocol instead of the client; black-box ones may not.
    const blackBox = files.filter((file) => file.startsWith('acceptance/'));
    const server = files.filter((file) => file.startsWith('apps/'));
    expect(blackBox.length).toBeGreaterThan(0);
    for (const file of blackBox) expect(fs.readFileSync(path.join(root, file), 'utf8')).toContain(call);
    for (const file of server) expect(fs.existsSync(path.join(root, file))).toBe(true);
  },
);
