import { parseStoredSession, sessionStorageKey } from '#lib/session/stored-session.ts';
import { isOwnCache, ownCacheOf } from './cache-names.ts';
import { noteKept } from './kept-store.ts';
import { trimCache } from './trim-cache.ts';

/** Calls whose last answer a member can read without a connection: own applications, saved ideas, messages, what forms ask of the own profile. */
const kept: readonly RegExp[] = [
  /^GET \/rest\/v1\/project_applications\?.*\bapplicant_id=eq\./,
  /^GET \/rest\/v1\/business_ideas\?/,
  /^GET \/rest\/v1\/thread_messages\?/,
  /^GET \/rest\/v1\/pengguna\?select=nama_lengkap%2Cusername%2Cemail%2Cno_wa%2Ckota%2Ckampus%2Cdeskripsi%2Cinstagram%2C/,
  /^GET \/rest\/v1\/saved_projects\?/,
  /^GET \/rest\/v1\/project_listings\?select=questions&/,
  /^POST \/rest\/v1\/rpc\/(?:list_threads|get_thread)$/,
];
const maxAnswers = 60;
const maxCharacters = 400_000;
/** Older ones say too little about today. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1_000;
/** A line that is there and carries nothing: then what is kept is shown. */
const patienceMs = 12_000;
const keptAtHeader = 'x-kept-at';

/** Whose answers may be read and kept now. */
function currentUser(): string | null {
  try {
    return parseStoredSession(localStorage.getItem(sessionStorageKey))?.user.id ?? null;
  } catch {
    return null;
  }
}

/**
 * The key of a call whose answer is kept; null for all others. A call by POST is told by its body as well.
 * In: method, address and body of the call.
 */
export function keyOf(method: string, address: string, body: unknown): string | null {
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin) return null;
  const call = `${method} ${url.pathname}${url.search}`;
  if (!kept.some((pattern) => pattern.test(call))) return null;
  if (method === 'POST') {
    if (typeof body !== 'string') return null;
    url.searchParams.set('kept-body', body);
  }
  return url.href;
}

async function keep(userId: string, key: string, response: Response): Promise<void> {
  const text = await response.text();
  if (text.length > maxCharacters) return;
  const headers = new Headers({ [keptAtHeader]: String(Date.now()) });
  for (const name of ['content-type', 'content-range']) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // The session may have gone meanwhile.
  if (currentUser() !== userId) return;
  const cache = await caches.open(ownCacheOf(userId));
  await cache.delete(key);
  await cache.put(key, new Response(text, { headers }));
  await trimCache(cache, maxAnswers);
  // Members who used this browser before have no session any more.
  const others = (await caches.keys()).filter((name) => isOwnCache(name) && name !== ownCacheOf(userId));
  await Promise.all(others.map((name) => caches.delete(name)));
  if (currentUser() !== userId) await caches.delete(ownCacheOf(userId));
}

async function find(userId: string, key: string): Promise<Response | null> {
  const response = await caches.match(key, { cacheName: ownCacheOf(userId) });
  const at = Number(response?.headers.get(keptAtHeader));
  if (response === undefined || !(Date.now() - at < maxAgeMs)) return null;
  noteKept(at);
  return response;
}

const timeout = (ms: number): Promise<'late'> =>
  new Promise((resolve) => {
    setTimeout(() => resolve('late'), ms);
  });

/**
 * Makes a call; where it is one that is kept, keeps its answer for the member, and gives the last one when none comes.
 * In: the call, and how to make it. Out: the answer. Throws as `fetch` does where nothing is kept.
 */
export async function readOrKeep(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  call: () => Promise<Response>,
): Promise<Response> {
  const userId = 'caches' in window && !(input instanceof Request) ? currentUser() : null;
  const key =
    userId === null ? null : keyOf(init?.method ?? 'GET', String(input as URL | string), init?.body);
  if (userId === null || key === null) return call();
  const answer = call();
  try {
    const first = await Promise.race([answer, timeout(patienceMs)]);
    const response = first === 'late' ? ((await find(userId, key)) ?? (await answer)) : first;
    if (response.headers.has(keptAtHeader)) {
      answer.catch(() => undefined);
      return response;
    }
    if (response.ok) {
      noteKept(null);
      void keep(userId, key, response.clone()).catch(() => undefined);
    }
    return response;
  } catch (error) {
    if (init?.signal?.aborted === true) throw error;
    const last = await find(userId, key).catch(() => null);
    if (last === null) throw error;
    return last;
  }
}
