import { pageAppId, pageDataId, type PageApp } from './page-app.ts';

/** Reads what the server says of this page's app; null where a page has none. */
export function readPageApp(): PageApp | null {
  const text = document.getElementById(pageAppId)?.textContent;
  return text ? (JSON.parse(text) as PageApp) : null;
}

/** By a message: a timer within a timer waits four milliseconds at least, for each file. */
const nextTask = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(0);
  });

/** Brings one file into the browser's cache without running it. Errors: rejects where it did not come whole, or `given` is aborted. */
export async function fetchFile(file: string, given?: { readonly signal: AbortSignal }): Promise<void> {
  const answer = await fetch(file, given);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await answer.arrayBuffer();
}

/** Lets the browser read a file of its cache, and what it is made of, beside the others and before its turn. */
function prepareFile(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/**
 * Runs the files one by one, so that no long task makes a phone stutter; the entry, which hydrates the page, last. A module that did not
 * come is never asked for again while the document lives (neither by `import` nor after a preload of it), so every file is there before
 * the first is imported; each is prepared as soon as it is there, while others are on their way.
 */
async function run(app: PageApp): Promise<void> {
  // The entry, too: run last, it must not be one more way over the line after all others have come.
  const files = [...app.files, app.entry];
  await Promise.all(files.map((file) => fetchFile(file).then(() => prepareFile(file))));
  for (const file of app.files) {
    await import(/* @vite-ignore */ file);
    await nextTask();
  }
  const modules: Record<string, unknown> = {};
  for (const [id, file] of Object.entries(app.routes)) modules[id] = await import(/* @vite-ignore */ file);
  const data = document.getElementById(pageDataId)?.textContent ?? '';
  // As React Router's own scripts hand them to its entry.
  Object.assign(window, {
    __reactRouterContext: { ...app.router, stream: new Response(data).body },
    __reactRouterRouteModules: modules,
  });
  await import(/* @vite-ignore */ app.entry);
}

let isLoading = false;

/** Loads the app once; after a failure (no connection) the next action tries again, and the connection when it is back. */
export function loadApp(): void {
  if (isLoading) return;
  isLoading = true;
  const app = readPageApp();
  if (app === null) return;
  run(app).catch((error: unknown) => {
    isLoading = false;
    window.addEventListener('online', loadApp, { once: true });
    reportError(error);
  });
}
