import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { actionFilters, actionName } from '@kawanusaha/contracts/action-names';

/** Where lines of the audit log are written: by `write_audit` in SQL, and by the server into the table itself. */
const writers = [
  { files: 'supabase/schemas/*.sql', call: /write_audit\(([^;]{0,200})/g },
  { files: 'apps/server/src/**/!(*.test).ts', call: /into public\.audit_log([^;]{0,250})/g },
];

const written = writers.flatMap(({ files, call }) =>
  globSync(files).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(call)].flatMap(([, passage = '']) =>
      [...passage.matchAll(/(?<!current_setting\()'([a-z_]+\.[a-z_]+)'/g)].map(([, action = '']) => action),
    ),
  ),
);

test('every action that is written into the audit log has a name in words', () => {
  expect(written).toContain('payout.revealed');
  expect(written).toContain('person.opened');
  expect([...new Set(written)].filter((action) => actionName(action) === action)).toEqual([]);
});

test('every action that is written can be narrowed to', () => {
  const kinds = actionFilters.map(([kind]) => kind).filter((kind) => kind !== '');
  expect([...new Set(written)].filter((action) => !kinds.some((kind) => action.startsWith(kind)))).toEqual(
    [],
  );
});
