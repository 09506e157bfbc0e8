const afterMs = 3_000;

/** Installs the worker once the page has come to rest, so that it takes no bandwidth from it. Where there is none, pages work as ever. */
export function installWorker(): void {
  const installSoon = (): void => {
    setTimeout(() => void navigator.serviceWorker?.register('/sw.js').catch(() => undefined), afterMs);
  };
  // The app starts after the page is loaded: then no further `load` comes.
  if (document.readyState === 'complete') installSoon();
  else window.addEventListener('load', installSoon, { once: true });
}
