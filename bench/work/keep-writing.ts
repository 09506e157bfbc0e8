import { runLoad, type Call } from '../measure/load.ts';
import { restOperations, withPrefix, type Identity } from './operations.ts';

export type Writer = {
  /** Stops writing and says how many writes went through. */
  readonly stop: () => Promise<{ readonly done: number; readonly errors: number }>;
};

const insertListing = restOperations.find(({ name }) => name === 'insert a listing');

/**
 * Writes through the data API at a pace until it is stopped: a new listing and a changed one in turn.
 * In: who owns the new ones, the secret key (it may change a listing of any owner), the listings that are changed, writes a second.
 */
export function keepWriting(
  port: number,
  owner: Identity,
  secretKey: string,
  listings: readonly string[],
  perSecond: number,
): Writer {
  const underway = new Set<Promise<void>>();
  let done = 0;
  let errors = 0;
  let sent = 0;

  const change = (n: number): Call => ({
    method: 'PATCH',
    path: `/rest/v1/project_listings?id=eq.${listings[(n * 7919) % listings.length] ?? ''}`,
    headers: { 'content-type': 'application/json', apikey: secretKey },
    body: JSON.stringify({ timeline: `${n} minggu` }),
  });
  const write = async (): Promise<void> => {
    const n = sent++;
    const call =
      n % 2 === 0 && insertListing !== undefined
        ? withPrefix(insertListing.call(owner, n), '/rest/v1')
        : change(n);
    const one = await runLoad(port, () => call, { connections: 1, ms: 0, minRequests: 1 });
    done += one.requests - one.errors;
    errors += one.errors;
  };

  const timer =
    perSecond === 0
      ? null
      : setInterval(() => {
          const writing = write().finally(() => underway.delete(writing));
          underway.add(writing);
        }, 1000 / perSecond);
  return {
    async stop() {
      if (timer !== null) clearInterval(timer);
      await Promise.all(underway);
      return { done, errors };
    },
  };
}
