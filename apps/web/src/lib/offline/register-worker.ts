import { installWorker } from '#lib/early/install-worker.ts';

const openedMs = 1_500;

function tell(worker: ServiceWorker | null, seen: object): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no such argument
  worker?.postMessage(seen);
}

/** Tells the worker of the app's files that came before it; the browser still has them. The document it finds by itself. */
async function tellFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  tell(active, { kind: 'seen', files: files.map(({ pathname }) => pathname) });
}

type Navigated = Event & { readonly navigationType?: string | null };

/** Tells the worker of pages that the app opens, whose documents the browser never asks for. Where there is no such event, visits alone are kept. */
function tellOpened(): void {
  const { navigation } = window as { navigation?: EventTarget };
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  let pathname = location.pathname;
  navigation?.addEventListener('currententrychange', (event) => {
    if ((event as Navigated).navigationType === null || location.pathname === pathname) return;
    pathname = location.pathname;
    if (connection?.saveData === true) return;
    const page = location.href;
    // The app's own requests go first.
    setTimeout(() => tell(navigator.serviceWorker.controller, { kind: 'seen', page, files: [] }), openedMs);
  });
}

/** Installs the worker with the app, and tells it what it cannot see. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  tellOpened();
  installWorker();
  if (navigator.serviceWorker.controller === null) void tellFiles();
}
