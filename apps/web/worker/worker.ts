/**
 * The service worker: what was visited stays readable without a connection. It keeps only what the server sends to every visitor alike
 * (documents, built files, public pictures); it never touches a call of the API, so no answer for a member passes through it.
 * The build makes one classic script of it, `/sw.js` (`worker-script.ts`).
 */
import {
  filesCache,
  isOwnCache,
  offlineCache,
  pagesCache,
  picturesCache,
} from '../src/lib/offline/cache-names.ts';
import { answerFile, answerPicture } from './answer-file.ts';
import { answerData, answerVisit, offlinePage } from './answer-visit.ts';
import { keepFiles, keepPage } from './keep-page.ts';
import { waitingTag } from '../src/lib/offline/waiting-form.ts';
import { isKeptPage, pageOfData } from './page-rules.ts';
import { sendInBackground } from './send-in-background.ts';

declare const self: ServiceWorkerGlobalScope;

const current: ReadonlySet<string> = new Set([offlineCache, pagesCache, filesCache, picturesCache]);

/** What a page tells that the worker did not see: files that came before it, or a page that the app opened. */
type Seen = { readonly kind: 'seen'; readonly page?: string; readonly files: readonly string[] };

/** Brings the offline page, the page with which an installed app begins, and those that are open. */
async function install(): Promise<void> {
  const cache = await caches.open(offlineCache);
  await cache.add(new Request(offlinePage, { cache: 'reload' }));
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of new Set(['/', ...open.map(({ url }) => url)]))
    await keepSeen({ kind: 'seen', page, files: [] }).catch(() => undefined);
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !current.has(name) && !isOwnCache(name)).map((name) => caches.delete(name)),
  );
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function keepSeen({ page, files }: Seen): Promise<void> {
  await keepFiles(files);
  if (page === undefined) return;
  const url = new URL(page, self.location.origin);
  if (url.origin === self.location.origin && isKeptPage(url.pathname)) await keepPage(url, await fetch(url));
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([install(), self.skipWaiting()]));
});
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  const data = event.data as Partial<Seen> | null;
  if (data?.kind === 'seen') event.waitUntil(keepSeen(data as Seen).catch(() => undefined));
});
// The standard library has no type for it.
self.addEventListener('sync' as 'message', (event) => {
  if ((event as unknown as { tag?: string }).tag === waitingTag)
    event.waitUntil(sendInBackground(Date.now()));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const later = (work: Promise<unknown>): void => event.waitUntil(work.catch(() => undefined));
  if (request.mode === 'navigate')
    event.respondWith(
      answerVisit(request, Promise.resolve(event.preloadResponse as Promise<Response | undefined>), later),
    );
  else if (url.pathname.startsWith('/assets/')) event.respondWith(answerFile(request, later));
  else if (pageOfData(url) !== null) event.respondWith(answerData(request));
  else if (
    request.destination === 'image' &&
    (url.pathname.startsWith('/gambar/') || url.pathname.includes('/public/'))
  )
    event.respondWith(answerPicture(request, later));
});
