import type { ByteStore } from '#adapters/bytes/byte-store.ts';

/** Keeps a copy of stored bytes elsewhere. */
export type KeepCopy = (key: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>;

const patienceMs = 10_000;
/** After a failure uploads go on without copies for so long; the nightly backup adds them. */
const pauseMs = 60_000;

/**
 * A store whose bytes are also copied elsewhere before they count as stored, so that a restore to any later moment has them. A place
 * that fails or is slow holds an upload up for ten seconds at most.
 * @param onFailure told about each copy that could not be made
 */
export function withCopies(
  store: ByteStore,
  keepCopy: KeepCopy,
  onFailure: (error: unknown) => void,
): ByteStore {
  let pausedUntil = 0;
  const copy = async (key: string): Promise<void> => {
    if (Date.now() < pausedUntil) return;
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('the copy takes too long')), patienceMs);
    const work = async (): Promise<void> => {
      const bytes = await store.get(key);
      if (bytes !== null) await keepCopy(key, bytes);
    };
    const copied = work();
    // Late, it ends with what was said already.
    copied.catch(() => {});
    try {
      await Promise.race([copied, late]);
    } catch (error) {
      pausedUntil = Date.now() + pauseMs;
      onFailure(error);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    ...store,
    put: async (key, body) => {
      await store.put(key, body);
      await copy(key);
    },
    copy: async (from, to) => {
      const isThere = await store.copy(from, to);
      if (isThere) await copy(to);
      return isThere;
    },
  };
}
