import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

type Manifest = {
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<
    Record<
      string,
      { readonly parentId?: string; readonly module?: string; readonly imports?: readonly string[] }
    >
  >;
};

/** What the app of one page loads at once: its files under the build's address, and their size in kB (brotli). */
export type PageSize = { readonly name: string; readonly files: ReadonlySet<string>; readonly kb: number };

/**
 * The app of each page, read from the build's manifest; `scripts/check-budget.mjs` holds it to a budget.
 * @throws when there is no build
 */
export function measurePages(clientDir: string): PageSize[] {
  const assets = path.join(clientDir, 'assets');
  const file = fs.readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
  if (file === undefined) throw new Error('there is no build to measure');
  const source = fs.readFileSync(path.join(assets, file), 'utf8');
  const manifest = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as Manifest;
  const sizes = new Map<string, number>();
  const sizeOf = (url: string): number => {
    const known = sizes.get(url) ?? brotliCompressSync(fs.readFileSync(path.join(clientDir, url))).length;
    sizes.set(url, known);
    return known;
  };
  return Object.keys(manifest.routes).map((id) => {
    const files = new Set([`/assets/${file}`, manifest.entry.module, ...manifest.entry.imports]);
    for (
      let at = manifest.routes[id];
      at !== undefined;
      at = at.parentId === undefined ? undefined : manifest.routes[at.parentId]
    ) {
      for (const url of [at.module, ...(at.imports ?? [])]) if (url !== undefined) files.add(url);
    }
    const bytes = [...files].reduce((sum, url) => sum + sizeOf(url), 0);
    return { name: id.split('/').at(-1) ?? id, files, kb: bytes / 1024 };
  });
}
