const afterMs = 3_000;
const openedMs = 1_500;
let isDone = false;

function tell(worker: ServiceWorker | null, seen: object): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no such argument
  worker?.postMessage(seen);
}

/** Tells the worker what was there before it: this page and its files, which the browser still has. */
async function tellSeen(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  tell(active, {
    kind: 'seen',
    page: location.href,
    files: files.map(({ pathname }) => pathname),
  });
}

async function register(): Promise<void> {
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register('/sw.js');
  if (isFirst) await tellSeen();
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

/** Installs the worker once the page has come to rest, so that it takes no bandwidth from it. */
export function registerWorker(): void {
  if (isDone || !('serviceWorker' in navigator)) return;
  isDone = true;
  tellOpened();
  const registerSoon = (): void => {
    // Without it the pages work as ever, only not without a connection.
    setTimeout(() => void register().catch(() => undefined), afterMs);
  };
  // The app starts after the page is loaded: then no further `load` comes.
  if (document.readyState === 'complete') registerSoon();
  else window.addEventListener('load', registerSoon, { once: true });
}
