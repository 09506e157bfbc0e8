// Shows a page of our own when a visit fails because there is no connection. Everything else goes to the network as usual.
const cacheName = 'kawanusaha-offline-1';
const offlinePage = '/offline.html';

async function storeOfflinePage() {
  const cache = await caches.open(cacheName);
  await cache.add(new Request(offlinePage, { cache: 'reload' }));
}

async function removeOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

async function visit(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await caches.match(offlinePage);
    if (page) return page;
    throw error;
  }
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(storeOfflinePage());
});
self.addEventListener('activate', (event) => event.waitUntil(removeOldCaches()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(visit(event.request));
});
