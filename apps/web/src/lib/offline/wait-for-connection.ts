import { getPublishableKey } from '#lib/public-config.ts';
import { parseStoredSession, sessionStorageKey } from '#lib/session/stored-session.ts';
import { type WaitingPath, waitingTag } from './waiting-form.ts';
import { storeWaiting } from './waiting-store.ts';
import { noteWaiting } from './waiting-count.ts';

type SyncRegistration = ServiceWorkerRegistration & {
  readonly sync?: { register: (tag: string) => Promise<void> };
};

/** Title and text of the notice that a form waits. */
export const waitingTexts = [
  'Menunggu koneksi',
  'Isian Anda tersimpan di ponsel ini, dan dikirim sekali saat Anda online.',
] as const;

async function askForSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
  await registration?.sync?.register(waitingTag);
}

type Form = {
  /** The same for each try of one form. */
  readonly key: string;
  readonly what: string;
  readonly path: WaitingPath;
  readonly body: object;
};

/**
 * Keeps a form that got no answer, so that it is sent once when there is a connection: by the worker where the browser has background
 * sync and the session is fresh, else when the app is open. Out: whether it waits now; not with a connection, nor without a session, storage or room.
 */
export async function waitForConnection({ key, what, path, body }: Form): Promise<boolean> {
  // With a connection another try is the member's own.
  if (navigator.onLine) return false;
  try {
    const session = parseStoredSession(localStorage.getItem(sessionStorageKey));
    if (session === null) return false;
    await storeWaiting({
      key,
      userId: session.user.id,
      what,
      path,
      body: JSON.stringify(body),
      apikey: getPublishableKey(),
      token: session.access_token,
      tokenUntil: session.expires_at,
      queuedAt: Date.now(),
      refusal: null,
    });
    await noteWaiting();
    await askForSync().catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}
