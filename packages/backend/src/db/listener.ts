import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';

/** Hears notices of PostgreSQL for every part of this process, on one connection. */
export type Listener = {
  /**
   * Hears a channel; resolves when PostgreSQL has taken the `LISTEN`, rejects when it could not be sent.
   * @param onLapse called when notices of the channel may have been missed: its connection was lost, or fell silent
   * Out: stops hearing.
   */
  readonly on: (
    channel: string,
    hear: (message: string) => void,
    onLapse?: () => void,
  ) => Promise<() => Promise<void>>;
  /** False while notices may be missed; then nothing may be served from a cache that they empty. */
  readonly isHeard: () => boolean;
  readonly close: () => Promise<void>;
};

type Hearer = { readonly hear: (message: string) => void; readonly onLapse: () => void };
type Channel = { readonly hearers: Set<Hearer>; listening: Promise<() => Promise<void>> };

const pulseChannel = 'backend_pulse';
const pulseMs = 200;
/** Without a pulse for so long, what depends on notices is not trusted. */
const quietAfterMs = 700;
/**
 * After so many pulses without an answer the connection is taken for dead. Pulses are counted, not time: a process that
 * could not run for a while has sent none meanwhile.
 */
const unansweredPulses = { heard: 50, never: 75 } as const;
/** Pulses until a channel that could not be listened to is tried again, on a new connection. */
const brokenPulses = 12;

/**
 * Prepares to listen; the connection is opened for the first channel. A pulse of this process through the same connection
 * shows that it is alive: one can die without a word, and the library's own way back may fail, or wait for the dead one.
 * @param open makes a pool of one connection for listening @param sender sends the pulses
 */
export function createListener(open: () => postgres.Sql, sender: postgres.Sql): Listener {
  const self = randomUUID();
  const channels = new Map<string, Channel>();
  let pool: postgres.Sql | null = null;
  let isBroken = false;
  let isClosed = false;
  let unanswered = 0;
  let isRenewing = false;
  /** A channel was heard on the pool in use. */
  let hasListened = false;
  /** Notices may have been missed, and the hearers do not know it yet. */
  let hasMissed = false;
  let brokenBeats = 0;
  let lastHeard = 0;
  let timer: NodeJS.Timeout | null = null;

  const lapse = (name: string): void => {
    for (const { onLapse } of channels.get(name)?.hearers ?? []) onLapse();
  };
  /** One `LISTEN`; the library repeats it by itself after most losses, and says so. */
  const listen = async (name: string): Promise<() => Promise<void>> => {
    const used = (pool ??= openPool());
    let isFirst = true;
    // On a pool that has been replaced nothing is heard for much longer: the lapse is said when its successor listens.
    const begin = (): void => {
      if (!isFirst && used === pool) lapse(name);
      isFirst = false;
    };
    const tell = (message: string): void => {
      for (const { hear } of channels.get(name)?.hearers ?? []) hear(message);
    };
    try {
      const heard = await used.listen(name, tell, begin);
      hasListened = true;
      return () => heard.unlisten();
    } catch (error) {
      // The library keeps a failed channel as it is; only a new pool asks again.
      if (used === pool) isBroken = true;
      throw error;
    }
  };
  const openPool = (): postgres.Sql => {
    unanswered = 0;
    timer ??= setInterval(beat, pulseMs).unref();
    const made = open();
    const hear = (from: string): void => {
      if (from !== self || made !== pool) return;
      lastHeard = Date.now();
      unanswered = 0;
    };
    let isFirst = true;
    // After a loss the library listens again by itself and keeps to itself which channels failed, as they do at a server that does not
    // write yet: a new pool says it.
    const begin = (): void => {
      if (!isFirst && made === pool && !isClosed) void renew();
      isFirst = false;
    };
    made.listen(pulseChannel, hear, begin).catch(() => {
      if (made === pool) isBroken = true;
    });
    return made;
  };
  const renew = async (): Promise<void> => {
    const old = pool;
    hasMissed ||= hasListened;
    hasListened = false;
    lastHeard = 0;
    isBroken = false;
    isRenewing = true;
    brokenBeats = 0;
    const made = openPool();
    pool = made;
    void old?.end({ timeout: 0 }).catch(() => {});
    for (const [name, channel] of channels) channel.listening = listen(name);
    await Promise.allSettled([...channels.values()].map(({ listening }) => listening));
    if (made !== pool) return;
    isRenewing = false;
    if (!hasMissed) return;
    hasMissed = isBroken;
    for (const name of channels.keys()) lapse(name);
  };
  const beat = (): void => {
    if (isClosed) return;
    unanswered += 1;
    if (isBroken) brokenBeats += 1;
    const heardBefore = lastHeard > 0 ? unansweredPulses.heard : unansweredPulses.never;
    // A channel that failed gets no notices although the pulse comes.
    if (brokenBeats > brokenPulses || unanswered > heardBefore) void renew();
    sender`select pg_notify(${pulseChannel}, ${self})`.catch(() => {});
  };

  return {
    async on(name, hear, onLapse = () => {}) {
      const hearer: Hearer = { hear, onLapse };
      let channel = channels.get(name);
      if (channel === undefined) {
        channel = { hearers: new Set(), listening: listen(name) };
        channels.set(name, channel);
      }
      const { hearers } = channel;
      hearers.add(hearer);
      const forget = (): boolean => {
        hearers.delete(hearer);
        return hearers.size === 0 && channels.get(name)?.hearers === hearers && channels.delete(name);
      };
      try {
        await channel.listening;
      } catch (error) {
        forget();
        throw error;
      }
      const heard = channel;
      return async () => {
        if (!forget() || isClosed) return;
        // A connection that is lost hears nothing any more.
        await heard.listening.then((unlisten) => unlisten()).catch(() => {});
      };
    },
    isHeard: () => !isRenewing && !isBroken && Date.now() - lastHeard < quietAfterMs,
    async close() {
      isClosed = true;
      if (timer !== null) clearInterval(timer);
      await pool?.end({ timeout: 5 });
    },
  };
}
