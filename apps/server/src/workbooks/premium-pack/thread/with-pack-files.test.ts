import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const module = path.join(import.meta.dirname, 'with-pack-files.ts');

/** Runs it in a process of its own, which tells which modules its first thread has loaded. */
async function run(work: string): Promise<{ result: unknown; loaded: string[] }> {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
    const { withPackFiles } = await import(${JSON.stringify(module)});
    const result = await withPackFiles(${work}).catch(String);
    console.log(JSON.stringify({ result, loaded }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(stdout) as { result: unknown; loaded: string[] };
}

test('a process that compares and renders the pack loads nothing of what the files are made of', async () => {
  const { result, loaded } = await run(`async (files) => {
    const file = files.find(({ name }) => name === 'kwitansi.xlsx');
    const bytes = await file.render();
    return [files.length, file.fingerprint.length, String.fromCharCode(...bytes.slice(0, 2))];
  }`);
  expect(result).toEqual([16, 64, 'PK']);
  expect(loaded.map((url) => path.basename(url))).toContain('with-pack-files.ts');
  expect(
    loaded.filter((url) =>
      /pack-files|all\.ts|workbooks\/sheets|exceljs|fflate/.test(url.replace('with-pack-files', '')),
    ),
  ).toEqual([]);
}, 120_000);

test('an error of the work is told, and the process ends', async () => {
  expect((await run(`async () => { throw new Error('penuh'); }`)).result).toBe('Error: penuh');
}, 120_000);
