import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseEnvironment, settingNames } from '../../apps/server/src/settings.ts';
import { listSourceFiles, root } from '../source-files.ts';

const files = listSourceFiles();
const pages = files.filter((file) => /^([A-Z]+\.md|docs\/.+\.md|packages\/[\w-]+\/README\.md)$/.test(file));
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
/** Texts between single backticks, outside of blocks. */
const quotedIn = (text: string): string[] =>
  [...text.replaceAll(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, quoted = '']) => quoted);

/** Folders that only running the product makes. */
const producedFolders = new Set(['.data/', 'bench/results/', 'e2e/screenshots']);

const mediaType = /^(text|image|application|multipart)\/[\w.+-]+$/;

/** Whether a text in backticks is meant as a path of this repository: no route, no call, no address, no media type. */
const isPath = (text: string): boolean =>
  /^[\w.][\w.*{},<>/ -]*\/[\w.*{},<>-]*\/?$/.test(text) &&
  !/\s|^<|^npm /.test(text) &&
  !mediaType.test(text) &&
  !producedFolders.has(text);

/** A path as the pages write it, from any folder on: `<name>` and `*` are one part, `{a,b}` are several paths. */
function isThere(written: string): boolean {
  const [, before = '', choices, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(written) ?? [];
  if (choices !== undefined) return choices.split(',').every((choice) => isThere(before + choice + after));
  const pattern = written
    .replace(/\/$/, '')
    .split(/<[^>]+>|\*+/)
    .map((part) => part.replaceAll(/[.+?^$()[\]|\\]/g, String.raw`\$&`))
    .join('[^/]*');
  const found = new RegExp(`(^|/)${pattern}`);
  return files.some((file) => found.test(file));
}

describe.each(pages.filter((page) => page !== 'docs/specification.md'))('%s', (page) => {
  test('every path that it names is there', () => {
    expect(quotedIn(read(page)).filter((text) => isPath(text) && !isThere(text))).toEqual([]);
  });

  test('every command that it names is one', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read(page).matchAll(/npm (?:run ([\w:-]+)|(start|test))/g)].map(
      ([, script, short = '']) => script ?? short,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('the tree in docs/architecture.md has every folder of the engine, the server and the web app', () => {
  const [tree = ''] = /```[^]*?```/.exec(read('docs/architecture.md')) ?? [];
  for (const app of ['packages/backend/src', 'apps/server/src', 'apps/web/src']) {
    const folders = fs
      .readdirSync(path.join(root, app), { withFileTypes: true })
      .filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => !tree.includes(`${name}/`))).toEqual([]);
  }
});

describe('the settings in README.md', () => {
  const section = read('README.md').split('## Settings')[1]?.split('\n## ')[0] ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const isSetting = (text: string): boolean => /^[A-Z][A-Z0-9_]+(_…)?$/.test(text);
  const documented = rows.flatMap(([, names = '', , meaning = '']) => [
    ...quotedIn(names).filter(isSetting),
    ...quotedIn(meaning).filter((text) => isSetting(text) && text.includes('_')),
  ]);

  test('are those of the server', () => {
    const names = settingNames.filter((name) => name !== 'NODE_ENV');
    const isDocumented = (name: string): boolean =>
      documented.some((text) => (text.endsWith('…') ? name.startsWith(text.slice(0, -1)) : text === name));
    expect(names.filter((name) => !isDocumented(name))).toEqual([]);
    const known = documented.filter((text) =>
      names.some((name) => (text.endsWith('…') ? name.startsWith(text.slice(0, -1)) : text === name)),
    );
    expect(known).toEqual(documented);
  });

  test('have the defaults of the server', () => {
    const defaults: Record<string, unknown> = parseEnvironment({});
    const wrong = rows.flatMap(([, names = '', standard = '']) => {
      const settings = quotedIn(names);
      const values = quotedIn(standard);
      const isLiteral = standard.replaceAll(/`[^`]+`/g, '').replaceAll(/[, ]/g, '') === '';
      if (!isLiteral || values.length !== settings.length) return [];
      return settings.filter((name, at) => name in defaults && String(defaults[name]) !== values[at]);
    });
    expect(wrong).toEqual([]);
  });
});
