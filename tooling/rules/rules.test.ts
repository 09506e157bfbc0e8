import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listSourceFiles, root } from '../source-files.ts';

/** The rules of CONTRIBUTING.md that no rule of the linter covers. */
const code = listSourceFiles().filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const isTest = (file: string): boolean =>
  /\.test\.tsx?$|\/testing\/|^(acceptance|e2e|tooling)\//.test(file) || file.startsWith('supabase/tests/');

const exported =
  /^export (?:default )?(?:(?:async )?function\*? |(?:abstract )?class |const (?=\w+ = (?:async )?[(<]))(\w+)/;

/** Names of the exported functions and classes without a doc comment right above. */
function findBareExports(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const name = exported.exec(line)?.[1];
    return name === undefined || lines[at - 1]?.trimEnd().endsWith('*/') ? [] : [name];
  });
}

/** Words for what is left to do. */
const leftToDo = /\b(TODO|FIXME|XXX|HACK)\b/;

/** Reads the rest of another module as its own; a file of nothing else is a barrel. */
const passesOn = /^export \* from /m;

test('the patterns find what they are for', () => {
  expect(findBareExports('export function a() {}\n/** Says. */\nexport const b = (x: number) => x;')).toEqual(
    ['a'],
  );
  expect(findBareExports('\nexport const c = async <T>(x: T) => x;\nexport class D {}')).toEqual(['c', 'D']);
  expect(findBareExports('export const limit = 3;\nexport type E = () => void;')).toEqual([]);
  expect('// TODO: later').toMatch(leftToDo);
  expect("export * from './a.ts';").toMatch(passesOn);
});

test('exported functions say what goes in and out', () => {
  // A route file's exports are React Router's; a part of a component in components/ui is described with the component.
  const files = code.filter((file) => !isTest(file) && !/^apps\/web\/src\/(app|components\/ui)\//.test(file));
  expect(files.length).toBeGreaterThan(900);
  expect(files.flatMap((file) => findBareExports(read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
});

test('no barrels', () => {
  const isEntry = (file: string): boolean => file.startsWith('supabase/functions/');
  expect(code.filter((file) => /(^|\/)index\.\w+$/.test(file) && !isEntry(file))).toEqual([]);
  expect(code.filter((file) => passesOn.test(read(file)))).toEqual([]);
});

test('no file or folder for whatever fits nowhere else', () => {
  expect(code.filter((file) => /(^|\/)(utils?|helpers?|misc|common)(\/|\.)/.test(file))).toEqual([]);
});

test('nothing is left to do in a comment', () => {
  // The tests of tooling name the words that they look for.
  const written = code.filter((file) => !file.startsWith('tooling/'));
  expect(written.filter((file) => leftToDo.test(read(file)))).toEqual([]);
});

/** Comments name who acts: user, client, worker, request. What stands in backticks is a name (`nobody`, the system's account). */
const vagueActor = /^(?:\s*(?:\/\*\*?|\*|\/\/|--)|comment on ).*\b(?:nobody|somebody|whoever|anybody)\b/i;

test('comments name who acts', () => {
  expect('// Whoever asks gets an answer.').toMatch(vagueActor);
  expect("comment on column a.b is 'Told to nobody.';").toMatch(vagueActor);
  // Migrations that have run stay as they are.
  const schemas = listSourceFiles().filter((file) => /(^|\/)schemas\/[^/]+\.sql$/.test(file));
  expect(schemas.length).toBeGreaterThan(60);
  const vague = [...code, ...schemas].flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => vagueActor.test(line.replaceAll(/`[^`]*`/g, '')))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(vague).toEqual([]);
});

/** An effect that gives back what a call returns: React would call that to clean up. */
const givesBackACall = /\buse(?:Layout|Insertion)?Effect\(\(\) => (?!\{|\(\) =>)/;

/** What the desk lists has a name in Indonesian. */
test('each job has a name on the page of the server', () => {
  const namesIn = (file: string, pattern: RegExp) =>
    [...read(file).matchAll(pattern)].map(([, name]) => name);
  const jobs = namesIn('apps/server/src/jobs/list-jobs.ts', /name: '([a-z-]+)'/g);
  const named = new Set(
    namesIn('apps/web/src/features/admin/status/job-names.ts', /^ {2}'?([a-z-]+)'?: '/gm),
  );
  expect(jobs.length).toBeGreaterThan(25);
  expect(jobs.filter((job) => !named.has(job))).toEqual([]);
});

test('an effect gives back a clean-up or nothing', () => {
  // `scrollTo` returns a promise in newer browsers; React then failed on the way to the next page.
  expect('useEffect(() => window.scrollTo(0, 0), []);').toMatch(givesBackACall);
  expect('useEffect(() => () => stop(), []); useEffect(() => {').not.toMatch(givesBackACall);
  const components = code.filter((file) => file.startsWith('apps/web/src/'));
  expect(components.filter((file) => givesBackACall.test(read(file)))).toEqual([]);
});
