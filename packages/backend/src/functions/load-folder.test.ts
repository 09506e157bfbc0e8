import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SettingsError } from '#environment.ts';
import type { FunctionContext } from '#functions/define-function.ts';
import { loadFunctionsFolder } from '#functions/load-folder.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kawan-functions-'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

let count = 0;
/** A folder with these files. */
function folderOf(files: Record<string, string>): string {
  count += 1;
  const folder = path.join(root, String(count));
  fs.mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

describe('loadFunctionsFolder', () => {
  test('takes functions and objects with fetch, and shares what stands behind an underscore', async () => {
    const folder = folderOf({
      '_shared/greet.js': 'export const greet = (name) => `Halo ${name}`;',
      'halo/index.js':
        "import { greet } from '../_shared/greet.js'; export default (request) => new Response(greet(new URL(request.url).pathname));",
      'buka/index.mjs':
        "export const verifyJwt = false; export default { words: 'buka', async fetch() { return new Response(this.words); } };",
      'readme.txt': 'no function',
    });
    const functions = await loadFunctionsFolder(folder);
    expect(functions.map(({ name, verifyJwt }) => [name, verifyJwt])).toEqual([
      ['buka', false],
      ['halo', true],
    ]);
    const [open, hello] = functions;
    const ask = async (definition = open): Promise<string | undefined> => {
      const request = new Request('http://localhost/functions/v1/halo/a?b=1', { method: 'POST', body: 'x' });
      return (await definition?.handler(request, {} as FunctionContext))?.text();
    };
    expect([await ask(open), await ask(hello)]).toEqual(['buka', 'Halo /halo/a']);
  });

  test.each([
    ['no index', { 'kosong/main.js': '' }, 'The function kosong has no index.ts or index.js'],
    [
      'no default export',
      { 'diam/index.js': 'export const a = 1;' },
      'The function diam has no default export that answers requests',
    ],
    ['a name that no address can hold', { 'a b/index.js': '' }, 'A function cannot be called so: a b'],
  ])('says which one cannot be served: %s', async (_, files, message) => {
    const loading = loadFunctionsFolder(folderOf(files));
    await expect(loading).rejects.toThrow(new SettingsError(message));
  });

  test('says that there is no such folder', async () => {
    await expect(loadFunctionsFolder(path.join(root, 'tidak-ada'))).rejects.toThrow(/FUNCTIONS_FOLDER/);
  });
});
