import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Files that break one rule each; `#…` imports prove that the resolver works, since the rule skips what it cannot resolve. */
const violations: Readonly<Record<string, string>> = {
  'apps/web/src/lib/boundary-canary.ts':
    "import { paths } from '#app/routes/home.tsx';\nexport const canary = paths;\n",
  'apps/web/src/components/boundary-canary.ts':
    "import { a } from '#features/canary-a/a.ts';\nexport const canary = a;\n",
  'apps/web/src/features/canary-a/a.ts': 'export const a = 1;\n',
  'apps/web/src/features/canary-b/b.ts':
    "import { a } from '#features/canary-a/a.ts';\nexport const b = a;\n",
  'apps/web/src/lib/server-canary.ts':
    "import { canary } from '../../../server/src/payments/canary.ts';\nexport const a = canary;\n",
  'packages/backend/src/http/boundary-canary.ts':
    "import { defineFunction } from '#functions/define-function.ts';\nexport const canary = defineFunction;\n",
  'packages/backend/src/realtime/boundary-canary.ts':
    "import { defineFunction } from '#functions/define-function.ts';\nexport const canary = defineFunction;\n",
  'packages/backend/src/auth/contracts-canary.ts':
    "import type { Canary } from '@kawanusaha/contracts/canary';\nexport const a: Canary = 1;\n",
  'packages/backend/src/startup/bahasa-canary.ts':
    "import { canary } from '../../../bahasa/src/canary.ts';\nexport const a = canary;\n",
  'packages/backend/src/product-canary.ts':
    "import { canary } from '../../../apps/server/src/payments/canary.ts';\nexport const a = canary;\n",
  'packages/bahasa/src/boundary-canary.ts':
    "import { canary } from '../../contracts/src/canary.ts';\nexport const a = canary;\n",
};
const allowed: Readonly<Record<string, string>> = {
  'packages/contracts/src/canary.ts': 'export const canary = 1;\nexport type Canary = 1;\n',
  'packages/bahasa/src/canary.ts': 'export const canary = 1;\n',
  'apps/server/src/payments/canary.ts': 'export const canary = 1;\n',
  'apps/server/src/jobs/canary.ts':
    "import { canary } from '#payments/canary.ts';\nimport { defineFunction } from '@kawanusaha/backend/functions/define-function';\nexport const both = [canary, defineFunction];\n",
  'apps/web/src/features/canary-b/c.ts':
    "import { b } from '#features/canary-b/b.ts';\nexport const c = b;\n",
};
const innocent = 'apps/web/src/features/canary-a/a.ts';

/** A copy of the configuration over a tree of its own, so that the canaries never lie in the real sources. */
const lab = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-boundaries-'));

beforeAll(() => {
  fs.mkdirSync(path.join(lab, 'node_modules/@kawanusaha'), { recursive: true });
  for (const name of ['eslint-plugin-boundaries', 'eslint-import-resolver-typescript'])
    fs.symlinkSync(path.join(root, 'node_modules', name), path.join(lab, 'node_modules', name));
  for (const folder of ['apps/server', 'packages/backend', 'packages/contracts', 'packages/bahasa'])
    fs.symlinkSync(path.join(lab, folder), path.join(lab, 'node_modules/@kawanusaha', path.basename(folder)));
  const copies = [
    '.oxlintrc.json',
    'tsconfig.json',
    'tsconfig.base.json',
    'apps/web/package.json',
    'apps/web/tsconfig.json',
    'apps/server/package.json',
    'apps/server/tsconfig.json',
    'packages/contracts/package.json',
    'packages/contracts/tsconfig.json',
    'packages/bahasa/package.json',
    'packages/bahasa/tsconfig.json',
    'apps/web/src/app/routes/home.tsx',
    'packages/backend/package.json',
    'packages/backend/tsconfig.json',
    'packages/backend/src/functions/define-function.ts',
  ];
  for (const file of copies) {
    fs.mkdirSync(path.join(lab, path.dirname(file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(lab, file));
  }
  for (const [file, text] of Object.entries({ ...violations, ...allowed })) {
    fs.mkdirSync(path.join(lab, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(lab, file), text);
  }
});
afterAll(() => {
  fs.rmSync(lab, { recursive: true, force: true });
});

test('the linter refuses each crossed boundary and nothing else', () => {
  const run = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', 'apps', 'packages'],
    {
      cwd: lab,
      encoding: 'utf8',
    },
  );
  const report = JSON.parse(run.stdout) as { diagnostics: { code: string; filename: string }[] };
  const crossed = report.diagnostics
    .filter((found) => found.code.includes('boundaries'))
    .map((found) => found.filename);
  const expected = Object.keys(violations).filter((file) => file !== innocent);
  expect(crossed.toSorted()).toEqual(expected.toSorted());
});
