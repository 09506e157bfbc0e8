import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listSourceFiles, root } from '../source-files.ts';

/** They know that no answer came, or that a file of the page did not; everything else asks `loadAdvice`. */
const known = [
  'apps/web/src/features/auth/messages.ts',
  'apps/web/src/features/ideas/messages.ts',
  'apps/web/src/lib/api/connection-advice.ts',
  'apps/web/src/lib/api/load-advice.ts',
  'apps/web/src/lib/captcha/captcha-messages.ts',
  'apps/web/src/lib/forms/lazy-resolver.ts',
  'apps/web/src/lib/pictures/upload-picture.ts',
];

test('a screen blames the connection of who looks only where no answer came', () => {
  const blaming = listSourceFiles()
    .filter((file) => /^apps\/web\/src\/.*(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => /periksa koneksi/i.test(fs.readFileSync(path.join(root, file), 'utf8')));
  expect(blaming.toSorted()).toEqual(known);
});
