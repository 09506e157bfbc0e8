import { filesCache, pagesCache } from '../src/lib/offline/cache-names.ts';
import { trimCache } from '../src/lib/offline/trim-cache.ts';
import { isKeptPage, pageKey, shellOf } from './page-rules.ts';

const maxPages = 40;
/** About two builds of the pages that one member opens. */
const maxFiles = 400;
const builtFile = /(?:src|href)="(\/assets\/[\w.-]+)"/g;

/** Pages that are worked on without a connection, and parts of which come only when they are opened or filled in. */
const partedPage = /^\/(?:ide-saya\/[\w-]+|daftar-(?:project|relasi))$/;
/** The page's own module, as `PageScripts` names it, and the files that a module loads later, as the build lists them in it. */
const routeModule = /"routes\/[\w-]+":"(\/assets\/[\w.-]+\.js)"/;
const lateFile = /"(assets\/[\w.-]+\.(?:js|css))"/g;

const isWhole = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  response.type === 'basic' &&
  (response.headers.get('content-type') ?? '').startsWith('text/html');

/**
 * Keeps a document that was visited, and the styles that it names. Nothing of a member is in it: the server renders every page
 * as for a stranger. In: its address and a copy of the answer. Pages that are not kept, and answers that are not whole, are left out.
 */
export async function keepPage(url: URL, response: Response): Promise<void> {
  if (!isKeptPage(url.pathname) || !isWhole(response)) return;
  const cache = await caches.open(pagesCache);
  const key = pageKey(url);
  const text = await response.clone().text();
  // Last in, last out: an entry that is put again would keep its old place.
  await cache.delete(key);
  await cache.put(key, response);
  await trimCache(cache, maxPages);
  await keepFiles([...text.matchAll(builtFile)].flatMap(([, file]) => file ?? []));
  if (partedPage.test(url.pathname)) await keepFiles(await listLateFiles(text));
}

async function listLateFiles(text: string): Promise<string[]> {
  const [, module] = routeModule.exec(text) ?? [];
  if (module === undefined) return [];
  const response = await fetch(module, { cache: 'force-cache' }).catch(() => null);
  if (response?.status !== 200) return [];
  return [...(await response.text()).matchAll(lateFile)].map(([, file]) => `/${file}`);
}

/** Keeps built files, from the browser's own cache where they are there. Their names carry a hash, so they never change. */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(filesCache);
  for (const path of new Set(paths)) {
    if (!path.startsWith('/assets/') || (await cache.match(path)) !== undefined) continue;
    const response = await fetch(path, { cache: 'force-cache' }).catch(() => null);
    if (response?.status === 200) await cache.put(path, response);
  }
  await trimCache(cache, maxFiles);
}

/** The kept document of an address, or one that stands in for it; undefined where there is none. */
export async function findPage(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(pagesCache);
  const exact = await cache.match(pageKey(url));
  if (exact !== undefined) return exact;
  const shell = shellOf(url.pathname);
  if (shell === null) return undefined;
  const twin = (await cache.keys()).find((request) => shell.test(new URL(request.url).pathname));
  return twin === undefined ? undefined : cache.match(twin);
}
