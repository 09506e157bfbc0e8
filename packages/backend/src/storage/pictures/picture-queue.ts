import { availableParallelism } from 'node:os';
import { StorageError } from '../storage-error.ts';

/** For whom a picture is worked on: the address that counts against the bound, and when the work is no longer wanted. */
export type PictureClient = { readonly address: string; readonly signal: AbortSignal };

/** @throws StorageError SlowDown when too many wait already; the signal's reason when the client has gone */
export type PictureQueue = <T>(client: PictureClient, work: () => Promise<T>) => Promise<T>;

type Waiting = { readonly start: () => void; readonly refuse: (reason: Error) => void };

/** Renderings leave one core to everything else, where a server has one process and two cores. */
const freeCores = Math.max(1, Math.min(2, availableParallelism() - 1));

/**
 * Lets few pictures be worked on at once, and few wait. Addresses take turns, so that one with many requests delays another by one
 * picture, not by all of its own. Where no more may wait, an address with fewer takes the newest place of the one with most.
 * In: how many run at once, how many of one address may wait, how many altogether.
 */
export function createPictureQueue({
  atOnce = freeCores,
  ofOneAddress = 32,
  waiting = 128,
} = {}): PictureQueue {
  let running = 0;
  let size = 0;
  // In the order in which the addresses have their next turn.
  const turns = new Map<string, Waiting[]>();

  function leave(address: string, place: Waiting): void {
    const places = turns.get(address);
    const at = places?.indexOf(place) ?? -1;
    if (places === undefined || at < 0) return;
    places.splice(at, 1);
    size -= 1;
    if (places.length === 0) turns.delete(address);
  }

  function startNext(): void {
    const [turn] = turns;
    if (turn === undefined) {
      running -= 1;
      return;
    }
    const [address, places] = turn;
    turns.delete(address);
    const place = places.shift();
    size -= 1;
    if (places.length > 0) turns.set(address, places);
    place?.start();
  }

  /** Refuses the newest place of the address with most of them, where it has more than this one would have then. */
  function makeRoom(own: number): void {
    const [most, ...others] = turns;
    const [address, places] = others.reduce((a, b) => (b[1].length > a[1].length ? b : a), most ?? ['', []]);
    const newest = places.at(-1);
    if (newest === undefined || places.length <= own + 1) throw new StorageError('SlowDown');
    leave(address, newest);
    newest.refuse(new StorageError('SlowDown'));
  }

  function wait({ address, signal }: PictureClient): Promise<void> {
    if ((turns.get(address)?.length ?? 0) >= ofOneAddress) throw new StorageError('SlowDown');
    if (size >= waiting) makeRoom(turns.get(address)?.length ?? 0);
    const places = turns.get(address) ?? [];
    return new Promise((resolve, reject) => {
      const place = {
        start: () => {
          signal.removeEventListener('abort', abandon);
          resolve();
        },
        refuse: (reason: Error) => {
          signal.removeEventListener('abort', abandon);
          reject(reason);
        },
      };
      const abandon = (): void => {
        leave(address, place);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', abandon, { once: true });
      places.push(place);
      size += 1;
      turns.set(address, places);
    });
  }

  return async function run(client, work) {
    client.signal.throwIfAborted();
    if (running >= atOnce) await wait(client);
    else running += 1;
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}
