import { offlineCache } from '../src/lib/offline/cache-names.ts';
import { findPage, keepPage } from './keep-page.ts';
import { pageOfData } from './page-rules.ts';

export const offlinePage = '/offline.html';
/** A line that is there and carries nothing: then what is kept is shown. */
const patienceMs = 10_000;

/** A promise's value, or undefined after a time. */
function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Answers a visit: from the network, and keeps the page; without a connection with the kept page, else with the page that says so.
 * In: the request, the answer that the browser has begun to fetch, and how to go on after answering.
 */
export async function answerVisit(
  request: Request,
  preloaded: Promise<Response | undefined>,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const url = new URL(request.url);
  const fromNetwork = preloaded.then((response) => response ?? fetch(request));
  const kept = await findPage(url);
  try {
    const response = await (kept === undefined ? fromNetwork : within(fromNetwork, patienceMs));
    if (response !== undefined) {
      later(keepPage(url, response.clone()));
      return response;
    }
    // It comes too late for this visit; its failure is none.
    fromNetwork.catch(() => undefined);
  } catch (error) {
    const page = kept ?? (await caches.match(offlinePage, { cacheName: offlineCache }));
    if (page === undefined) throw error;
    return page;
  }
  return kept ?? fromNetwork;
}

/** Answers the router's request for the data of a page; without a connection it is told to visit the page, which may be kept. */
export async function answerData(request: Request): Promise<Response> {
  const page = pageOfData(new URL(request.url));
  try {
    return await fetch(request);
  } catch (error) {
    if (page === null || request.signal.aborted) throw error;
    const headers = { 'X-Remix-Redirect': page.pathname + page.search, 'X-Remix-Reload-Document': 'true' };
    return new Response(null, { status: 204, headers });
  }
}
