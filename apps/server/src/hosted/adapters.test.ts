import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { functionDefinitions } from '#functions.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = path.join(root, 'supabase/functions');
const read = (...parts: string[]): string => fs.readFileSync(path.join(root, ...parts), 'utf8');
const names = functionDefinitions.map(({ name }) => name).toSorted();
const { imports } = JSON.parse(read('supabase/functions/deno.json')) as { imports: Record<string, string> };

/** Every file that an adapter draws in, and every name that is no path. */
function graphOf(entries: string[]): { files: Set<string>; specifiers: Set<string> } {
  const files = new Set<string>();
  const specifiers = new Set<string>();
  const pattern = /^(?:import|export)\b[^;]*?from '([^']+)'|^import '([^']+)'|import\('([^']+)'\)/gm;
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, from, bare, late] of fs.readFileSync(file, 'utf8').matchAll(pattern)) {
      const specifier = from ?? bare ?? late ?? '';
      if (specifier.startsWith('.')) visit(path.resolve(path.dirname(file), specifier));
      else if (!specifier.startsWith('node:')) {
        specifiers.add(specifier);
        const [prefix, target] = Object.entries(imports).find(([key]) => covers(key, specifier)) ?? [];
        if (prefix === undefined || target === undefined || target.startsWith('npm:')) continue;
        visit(path.resolve(folder, target + specifier.slice(prefix.length)));
      }
    }
  };
  entries.forEach(visit);
  return { files, specifiers };
}

const covers = (key: string, specifier: string): boolean =>
  key === specifier || (key.endsWith('/') && specifier.startsWith(key));

describe('adapters for a hosted project', () => {
  test('every registered function has one of three lines, and nothing else has', () => {
    const folders = fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).toSorted()).toEqual(names);
    for (const name of names) {
      const lines = read('supabase/functions', name, 'index.ts').trimEnd().split('\n');
      expect(lines).toHaveLength(3);
      expect(lines[0]).toContain(`/functions/${name}/handler.ts'`);
      expect(lines[2]).toMatch(/^Deno\.serve\(createHostedHandler\(\w+, Deno\.env\.toObject\(\)\)\);$/);
    }
  });

  test('config.toml verifies tokens where the definitions do', () => {
    const sections = [
      ...read('supabase/config.toml').matchAll(/^\[functions\.([\w-]+)\]\nverify_jwt = (\w+)/gm),
    ];
    expect(Object.fromEntries(sections.map(([, name, verified]) => [name, verified === 'true']))).toEqual(
      Object.fromEntries(functionDefinitions.map(({ name, verifyJwt }) => [name, verifyJwt])),
    );
  });

  test('deno.json knows every import, packages in the version that is tested here', () => {
    const { files, specifiers } = graphOf(names.map((name) => path.join(folder, name, 'index.ts')));
    expect(files.size).toBeGreaterThan(names.length * 2);
    const unknown = [...specifiers].filter((name) => !Object.keys(imports).some((key) => covers(key, name)));
    expect(unknown).toEqual([]);
    type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
    const installed: Record<string, string> = {};
    for (const file of ['package.json', 'packages/contracts/package.json', 'apps/server/package.json']) {
      const manifest = JSON.parse(read(file)) as Manifest;
      Object.assign(installed, manifest.devDependencies, manifest.dependencies);
    }
    for (const target of Object.values(imports)) {
      const [, name = '', version] = /^npm:((?:@[\w-]+\/)?[\w-]+)@([\d.]+)/.exec(target) ?? [];
      if (target.startsWith('npm:')) expect([name, version]).toEqual([name, installed[name]]);
    }
  });

  test('they type-check', { timeout: 60_000 }, () => {
    const checked = spawnSync(
      process.execPath,
      [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', folder],
      { encoding: 'utf8' },
    );
    expect(checked.stdout + checked.stderr).toBe('');
    expect(checked.status).toBe(0);
  });
});
