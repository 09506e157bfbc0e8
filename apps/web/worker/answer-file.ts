import { filesCache, picturesCache } from '../src/lib/offline/cache-names.ts';
import { trimCache } from '../src/lib/offline/trim-cache.ts';
import { keepFiles } from './keep-page.ts';

const maxPictures = 80;

/** Answers a built file: from what is kept, else from the network, and keeps it. */
export async function answerFile(
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const kept = await caches.match(request, { cacheName: filesCache });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.status === 200) later(keepFiles([new URL(request.url).pathname]));
  return response;
}

async function keepPicture(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(picturesCache);
  await cache.put(request, response);
  await trimCache(cache, maxPictures);
}

/** Answers a picture that everybody may see: from the network, and keeps it; without a connection from what is kept. */
export async function answerPicture(
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.status === 200 && response.type === 'basic') later(keepPicture(request, response.clone()));
    return response;
  } catch (error) {
    const kept = await caches.match(request, { cacheName: picturesCache });
    if (kept === undefined) throw error;
    return kept;
  }
}
