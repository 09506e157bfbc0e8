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

/** Compressed JavaScript (brotli, kB) that the app of each page loads, read from the build's manifest. */
export function pageSizes(clientDir: string): Record<string, number> {
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
  return Object.fromEntries(
    Object.keys(manifest.routes).map((id) => {
      const files = new Set([`/assets/${file}`, manifest.entry.module, ...manifest.entry.imports]);
      for (
        let at = manifest.routes[id];
        at !== undefined;
        at = at.parentId === undefined ? undefined : manifest.routes[at.parentId]
      ) {
        for (const url of [at.module, ...(at.imports ?? [])]) if (url !== undefined) files.add(url);
      }
      const bytes = [...files].reduce((sum, url) => sum + sizeOf(url), 0);
      return [id.split('/').at(-1) ?? id, Math.round(bytes / 102.4) / 10];
    }),
  );
}
