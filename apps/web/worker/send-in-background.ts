import { sendWaiting } from '../src/lib/offline/send-waiting.ts';
import { waitingLock, waitingTag } from '../src/lib/offline/waiting-form.ts';
import { dropWaiting, listWaiting, storeWaiting } from '../src/lib/offline/waiting-store.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Sends what waits, when the browser tells that there is a connection, also with no page open. A form whose access token has run out is
 * left to the page, which can renew it: two renewals of one session would end it. Open pages are told when it is over. Rejects while one
 * waits, so the browser comes again.
 */
export async function sendInBackground(nowMs: number): Promise<void> {
  let isWaiting = false;
  await navigator.locks.request(waitingLock, async () => {
    for (const form of await listWaiting()) {
      if (form.refusal !== null || form.tokenUntil * 1_000 <= nowMs) continue;
      const result = await sendWaiting(form, form.token);
      if (result.kind === 'sent') await dropWaiting(form.key);
      else if (result.kind === 'refused') await storeWaiting({ ...form, refusal: result.reason });
      else isWaiting = true;
    }
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a worker's clients are of its origin
  for (const page of await self.clients.matchAll()) page.postMessage({ kind: waitingTag });
  if (isWaiting) throw new Error('Forms still wait for a connection');
}
