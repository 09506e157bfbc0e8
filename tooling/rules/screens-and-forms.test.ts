import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listSourceFiles, root } from '../source-files.ts';

const code = listSourceFiles().filter(
  (file) => file.startsWith('apps/web/src/') && /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

const ownQuery =
  /\buse(?:Query|InfiniteQuery|Mutation|KeysetList|RememberedList|ReadAtOpening)(?:<[^(]*>)?\(/;
/** Where a hook reads: beside the operation it reads by, and below the hooks themselves. */
const mayRead = /^apps\/web\/src\/(?:lib\/|features\/(?:.*\/)?api\/)/;

test('a screen reads by the hook of an operation, not by a query of its own', () => {
  expect('const rows = useQuery({ queryKey, queryFn });').toMatch(ownQuery);
  expect('const list = useKeysetList<Row, Place>({ queryKey, readPage });').toMatch(ownQuery);
  expect('const queries = useQueryClient(); const rows = useRows();').not.toMatch(ownQuery);
  expect(code.length).toBeGreaterThan(400);
  const own = code.filter((file) => !mayRead.test(file) && ownQuery.test(read(file)));
  // The kind of listing brings its operations along.
  expect(own).toEqual(['apps/web/src/components/listing-form/listing-form-screen.tsx']);
});

/** Every other form is `components/forms/form.tsx` with react-hook-form. */
const forms: readonly string[] = [
  'apps/web/src/components/forms/form.tsx',
  // A button that works as an address before scripts are there, and searches, which are addresses.
  'apps/web/src/components/form-button.tsx',
  'apps/web/src/components/lists/search-field.tsx',
  'apps/web/src/features/marketing/components/hero.tsx',
  // One line whose only rule is that it is not empty; its button waits for that.
  'apps/web/src/features/conversations/components/composer.tsx',
  'apps/web/src/features/ideas/chat/chat-form.tsx',
  // Sent without scripts as well: the server takes the same fields, all of one name.
  'apps/web/src/features/ideas/interviews/interview-screen.tsx',
  // The page has no room for the library (docs/decisions/015).
  'apps/web/src/features/ideas/components/idea-form.tsx',
];

test('a form is one of the one library, or says why not', () => {
  const own = code.filter((file) => /<form\b/.test(read(file)));
  expect(own.toSorted()).toEqual(forms.toSorted());
  const library = code.filter((file) => /from 'react-hook-form'/.test(read(file)));
  expect(library.length).toBeGreaterThan(10);
});
