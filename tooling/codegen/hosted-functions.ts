/** What a hosted project needs to run the functions, made from `apps/server/src/functions.ts`. */
import fs from 'node:fs';
import path from 'node:path';
import { functionDefinitions } from '../../apps/server/src/functions.ts';
import { root } from '../source-files.ts';

const folder = path.join(root, 'supabase/functions');
const serverSource = 'apps/server/src';
const importPattern = /^(?:import|export)\b[^;]*?from '([^']+)'|^import '([^']+)'|import\('([^']+)'\)/gm;

type Manifest = {
  readonly name: string;
  readonly imports?: Record<string, string>;
  readonly exports?: Record<string, string>;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
};
/** Workspaces that a handler may reach, by folder; '' is the checkout. */
const manifests = new Map(
  ['', 'packages/contracts', 'packages/bahasa', 'packages/backend', 'apps/server'].map((place) => [
    place,
    JSON.parse(fs.readFileSync(path.join(root, place, 'package.json'), 'utf8')) as Manifest,
  ]),
);
const versions: Readonly<Record<string, string>> = Object.assign(
  {},
  ...[...manifests.values()].map(({ dependencies, devDependencies }) => ({
    ...devDependencies,
    ...dependencies,
  })),
);

/**
 * Renders every generated file of the hosted functions.
 * @returns path below the root → text
 * @throws when a function has no `<domain>/<wire name>/handler.ts`, or an import cannot be placed
 */
export function renderHostedFunctions(): Map<string, string> {
  const files = new Map<string, string>();
  const names = functionDefinitions.map(({ name }) => name).toSorted();
  const entries = names.map((name) => {
    const handler = findHandler(name);
    const exported = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    files.set(
      `supabase/functions/${name}/index.ts`,
      `import { ${exported} } from '../../../${handler}';
import { createHostedHandler } from '../../../${serverSource}/hosted/create-hosted-handler.ts';
Deno.serve(createHostedHandler(${exported}, Deno.env.toObject()));
`,
    );
    return handler;
  });
  files.set('supabase/functions/deno.json', renderImports(entries));
  files.set('supabase/config.toml', renderConfig());
  return files;
}

/** Folders of functions that are not listed any more. */
export function findStaleFunctions(): string[] {
  const names = new Set(functionDefinitions.map(({ name }) => name));
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !names.has(entry.name))
    .map((entry) => `supabase/functions/${entry.name}`);
}

function findHandler(name: string): string {
  const [handler] = fs.globSync(`${serverSource}/*/${name}/handler.ts`, { cwd: root });
  if (handler === undefined) throw new Error(`no <domain>/${name}/handler.ts below ${serverSource}`);
  return handler.split(path.sep).join('/');
}

/** The sections of the functions, after what `supabase/config.toml` says otherwise. */
function renderConfig(): string {
  const mark = '# How a hosted project runs the functions.';
  const [before = ''] = readSource('supabase/config.toml').split(mark);
  const sections = functionDefinitions
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      ({ name, verifyJwt }) =>
        `\n[functions.${name}]\nverify_jwt = ${verifyJwt}\nimport_map = "./functions/deno.json"\n`,
    );
  return `${before}${mark} Generated from ${serverSource}/functions.ts by \`npm run codegen\`.\n${sections.join('')}`;
}

/** The import map: `#…` by workspace, files of the other workspaces, packages in the version that is tested here. */
function renderImports(entries: string[]): string {
  const imports: Record<string, string> = {};
  const scopes: Record<string, Record<string, string>> = {};
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const own = workspaceOf(file);
    for (const [, from, bare, late] of readSource(file).matchAll(importPattern)) {
      const specifier = from ?? bare ?? late ?? '';
      if (specifier.startsWith('.')) visit(path.posix.join(path.posix.dirname(file), specifier));
      else if (specifier.startsWith('#')) {
        const target = `${own}/${resolvePattern(manifests.get(own)?.imports, specifier)}`;
        // A folder as a whole, so that a further import of its files changes nothing.
        const part = /^#[^/]+\//.exec(specifier)?.[0] ?? specifier;
        const rest = specifier.slice(part.length);
        (scopes[`../../${own}/`] ??= {})[part] = `../../${target.slice(0, target.length - rest.length)}`;
        visit(target);
      } else if (specifier.startsWith('@kawanusaha/')) {
        const target = resolveWorkspace(specifier);
        imports[specifier] = `../../${target}`;
        visit(target);
      } else if (!specifier.startsWith('node:')) imports[specifier] = npmAddress(specifier, file);
    }
  };
  const adapter = `${serverSource}/hosted/create-hosted-handler.ts`;
  for (const entry of [...entries, adapter]) visit(entry);
  const sorted = Object.fromEntries(
    Object.entries(scopes)
      .toSorted(byKey)
      .map(([scope, names]) => [scope, sortKeys(names)]),
  );
  return `${JSON.stringify({ imports: sortKeys(imports), scopes: sorted }, null, 2)}\n`;
}

function workspaceOf(file: string): string {
  return [...manifests.keys()].find((place) => place !== '' && file.startsWith(`${place}/`)) ?? '';
}

/** The file of a workspace that an import such as `@kawanusaha/contracts/idea` means. */
function resolveWorkspace(specifier: string): string {
  for (const [place, { name, exports }] of manifests)
    if (specifier.startsWith(`${name}/`))
      return `${place}/${resolvePattern(exports, `.${specifier.slice(name.length)}`)}`;
  throw new Error(`no workspace that a function may reach is called ${specifier}`);
}

/** Looks a name up in the `imports` or `exports` of a manifest: exact names first, then the longest pattern with a star. */
function resolvePattern(patterns: Record<string, string> = {}, name: string): string {
  const [found] = Object.entries(patterns)
    .flatMap(([pattern, target]) => {
      const [before = '', after] = pattern.split('*');
      if (after === undefined) return pattern === name ? [{ length: Infinity, target }] : [];
      if (!name.startsWith(before) || !name.endsWith(after)) return [];
      const rest = name.slice(before.length, name.length - after.length);
      return [{ length: before.length, target: target.replace('*', rest) }];
    })
    .toSorted((a, b) => b.length - a.length);
  if (found === undefined) throw new Error(`${name} leads nowhere`);
  return found.target.replace(/^\.\//, '');
}

function readSource(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}

function npmAddress(specifier: string, file: string): string {
  const [, name = '', rest = ''] = /^((?:@[\w-]+\/)?[\w.-]+)(\/.*)?$/.exec(specifier) ?? [];
  const version = versions[name];
  if (version === undefined) throw new Error(`${file} imports ${specifier}, which no manifest lists`);
  return `npm:${name}@${version}${rest}`;
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

function sortKeys(record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).toSorted(byKey));
}
