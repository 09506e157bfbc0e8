import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { functionDefinitions } from '../../apps/server/src/functions.ts';
import { root } from '../source-files.ts';
import { findStaleFunctions, renderHostedFunctions } from './hosted-functions.ts';

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

describe('adapters for a hosted project', () => {
  const rendered = renderHostedFunctions();

  test('are what `npm run codegen` makes of the list of functions, and nothing else', () => {
    expect([...rendered].filter(([file, text]) => read(file) !== text).map(([file]) => file)).toEqual([]);
    expect(findStaleFunctions()).toEqual([]);
    expect(rendered.size).toBe(functionDefinitions.length + 2);
  });

  test('config.toml verifies tokens where the definitions do', () => {
    const sections = [
      ...read('supabase/config.toml').matchAll(/^\[functions\.([\w-]+)\]\nverify_jwt = (\w+)/gm),
    ];
    expect(Object.fromEntries(sections.map(([, name, verified]) => [name, verified === 'true']))).toEqual(
      Object.fromEntries(functionDefinitions.map(({ name, verifyJwt }) => [name, verifyJwt])),
    );
  });

  test('deno.json leads to files that are there, and to packages in the version that is tested here', () => {
    type ImportMap = { imports: Record<string, string>; scopes: Record<string, Record<string, string>> };
    const { imports, scopes } = JSON.parse(read('supabase/functions/deno.json')) as ImportMap;
    const targets = [
      ...Object.values(imports),
      ...Object.values(scopes).flatMap((map) => Object.values(map)),
    ];
    const files = targets.filter((target) => !target.startsWith('npm:'));
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !fs.existsSync(path.join(root, 'supabase/functions', file)))).toEqual([]);
    for (const target of targets) {
      if (!target.startsWith('npm:')) continue;
      const [, name = '', version] = /^npm:((?:@[\w-]+\/)?[\w-]+)@([\d.]+)/.exec(target) ?? [];
      // The checkout's own packages may need another version at the top; then ours stands beside the workspace.
      const installed = ['apps/server/', 'packages/backend/', '']
        .map((folder) => `${folder}node_modules/${name}/package.json`)
        .find((file) => fs.existsSync(path.join(root, file)));
      expect(installed).toBeDefined();
      expect([name, version]).toEqual([
        name,
        (JSON.parse(read(installed ?? '')) as { version: string }).version,
      ]);
    }
  });

  test('they type-check', { timeout: 60_000 }, () => {
    const checked = spawnSync(
      process.execPath,
      [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', path.join(root, 'supabase/functions')],
      { encoding: 'utf8' },
    );
    expect(checked.stdout + checked.stderr).toBe('');
    expect(checked.status).toBe(0);
  });
});
