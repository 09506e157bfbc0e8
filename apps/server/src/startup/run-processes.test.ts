import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');

/** The files of the checkout that a process has read when it has loaded a module. */
function filesOf(module: string): string[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { registerHooks } from 'node:module';
      const files = [];
      registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) });
      await import(${JSON.stringify(module)});
      process.stdout.write(files.join('\\n'));
      process.exit(0);`,
    ],
    { cwd: import.meta.dirname, encoding: 'utf8', timeout: 60_000 },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout
    .split('\n')
    .filter((url) => url.startsWith('file:'))
    .map((url) => path.relative(root, new URL(url).pathname));
}

const among = (files: readonly string[], pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(file));

describe('at a start', () => {
  test('the first process asks for the database before it loads what runs beside it, and never what answers requests', () => {
    const files = filesOf('#startup/run-processes.ts');
    expect(files.length).toBeGreaterThan(100);
    expect(among(files, /^apps\/server\/src\/(?:jobs|payments|ideas|matching|search|accounts)\//)).toEqual(
      [],
    );
    expect(among(files, /^packages\/backend\/src\/(?:rest|realtime|functions|storage\/objects)\//)).toEqual(
      [],
    );
    expect(
      among(files, /node_modules\/(?:react|react-router|fflate|re2js|s3mini|openid-client|@node-rs)\//),
    ).toEqual([]);
  });

  test('no process loads the client of a store that is not used, nor what makes workbooks, documents and pictures', () => {
    const files = filesOf('#startup/run-worker.ts');
    expect(among(files, /node_modules\/(?:s3mini|pdf-lib|exceljs|docx|@resvg|sharp|@ironcalc)\b/)).toEqual(
      [],
    );
    expect(among(files, /^apps\/server\/src\/workbooks\/premium-pack\//)).toEqual([]);
    expect(among(files, /^packages\/bahasa\/compiled\//)).toEqual([]);
  });
});
