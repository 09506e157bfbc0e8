import { expect, type Page } from '@playwright/test';

/** Waits until the worker answers for the page, as from the second page on. */
export async function underWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
  });
}

/** Waits until a page or an answer is kept. In: which caches, and words of its address. */
export async function isKept(page: Page, cache: RegExp, part: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        async ([pattern, words]) => {
          const names = (await caches.keys()).filter((name) => new RegExp(pattern ?? '').test(name));
          const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return lists.flat().some(({ url }) => url.includes(words ?? ''));
        },
        [cache.source, part],
      ),
    )
    .toBe(true);
}

/** The note at the top of every page. */
export const offlineNote = (page: Page) => page.getByText('Anda sedang offline. Yang pernah dibuka');

type Form = { key: string };

/** The forms that wait on this device, as they are kept. */
export const waitingForms = (page: Page): Promise<Form[]> =>
  page.evaluate(
    () =>
      new Promise<Form[]>((resolve, reject) => {
        const opening = indexedDB.open('kawanusaha-waiting', 1);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('forms').objectStore('forms').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(all.result as Form[]);
          });
        });
      }),
  );

/** Puts forms back that were sent before, as they would lie there had the answer of the server been lost on its way. */
export const putBack = (page: Page, forms: readonly Form[]): Promise<void> =>
  page.evaluate(
    (lost) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kawanusaha-waiting', 1);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('forms', 'readwrite');
          for (const form of lost) writing.objectStore('forms').put(form);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [...forms],
  );

/** Waits until the worker has kept what a page loads only when it is filled in, beside the page itself. */
export async function lateFilesAreKept(page: Page, address: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (path) => {
        const text = (await (await caches.match(path))?.text()) ?? '';
        const [, module = ''] = /"routes\/[\w-]+":"(\/assets\/[\w.-]+\.js)"/.exec(text) ?? [];
        const script = module === '' ? '' : await (await fetch(module)).text();
        const late = [...script.matchAll(/"(assets\/[\w.-]+\.js)"/g)].map(([, file]) => `/${file}`);
        const kept = await Promise.all(late.map(async (file) => (await caches.match(file)) !== undefined));
        return kept.length > 0 && kept.every(Boolean);
      }, address),
    )
    .toBe(true);
}
