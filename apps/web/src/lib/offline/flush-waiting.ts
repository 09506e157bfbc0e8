import { getSupabase } from '#lib/supabase/client.ts';
import { sendWaiting } from './send-waiting.ts';
import { type WaitingForm, waitingLock } from './waiting-form.ts';
import { dropWaiting, listWaiting, storeWaiting } from './waiting-store.ts';
import { noteWaiting } from './waiting-count.ts';

/** A form that waited longer says what is no longer so. */
const maxAgeMs = 14 * 24 * 60 * 60 * 1_000;

/** What happened to the forms that were sent: their words, and of those that were refused why. */
export type Flushed = { readonly sent: string[]; readonly refused: string[] };

/**
 * Sends what waits for a connection, one form after the other, each once: the worker and other tabs hold the same lock. In: whose forms;
 * those of another member stay until that member signs in.
 */
export async function flushWaiting(userId: string): Promise<Flushed> {
  const flushed: Flushed = { sent: [], refused: [] };
  await navigator.locks.request(waitingLock, async () => {
    const all = await listWaiting();
    const isOld = ({ queuedAt }: WaitingForm): boolean => Date.now() - queuedAt > maxAgeMs;
    for (const form of all.filter(isOld)) await dropWaiting(form.key);
    const own = all.filter((form) => form.userId === userId && form.refusal === null && !isOld(form));
    if (own.length === 0) return;
    const supabase = await getSupabase();
    const { data } = await supabase.auth.getSession();
    if (data.session === null || data.session.user.id !== userId) return;
    for (const form of own) {
      const result = await sendWaiting(form, data.session.access_token);
      if (result.kind === 'later') break;
      if (result.kind === 'sent') {
        await dropWaiting(form.key);
        flushed.sent.push(form.what);
      } else {
        await storeWaiting({ ...form, refusal: result.reason });
        flushed.refused.push(`${form.what}: ${result.reason}`);
      }
    }
  });
  await noteWaiting();
  return flushed;
}
