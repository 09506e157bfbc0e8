import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#db/pool.ts';

export type NoticeChannel =
  | 'realtime_changes'
  | 'realtime_messages'
  | 'realtime_peers'
  | 'auth_session_end'
  | 'auth_user_end'
  | 'pgrst';

/** The listening side of the realtime service: notices of PostgreSQL, whole and in order. */
export type Notices = {
  readonly self: string;
  readonly on: (channel: NoticeChannel, hear: (message: string) => void) => void;
  /** Called when notices may have been missed: the connection was lost, or nothing came through it for a while. */
  readonly onLapse: (listener: () => void) => void;
  /** Opens the listening connection; resolves when every channel is heard. */
  readonly start: () => Promise<void>;
  /** Which tables' changes this process wants to hear; resolves when writers know. */
  readonly watch: (relations: readonly string[]) => Promise<void>;
  /** Tells the other processes; what is too long goes as a parcel. */
  readonly tellPeers: (message: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

const renewMs = 5_000;
const watchSeconds = 60;
const parcelMinutes = 5;
/** Waits before the fetch of a parcel is tried again; it is kept for minutes, and what waits behind it keeps its order. */
const parcelWaitsMs = [250, 1_000] as const;
/** Tells the other processes that this one lives. */
const pulse = 'pulse';

/** Hears the channels through the listener of the process, and renews what this process watches. */
export function createNotices(database: Database, log: Logger): Notices {
  const self = randomUUID();
  const hearers = new Map<NoticeChannel, ((message: string) => void)[]>();
  const lapseListeners: (() => void)[] = [];
  const stoppers: (() => Promise<void>)[] = [];
  const inOrder = new Map<NoticeChannel, Promise<void>>();
  let watched: readonly string[] = [];
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const lapse = (): void => {
    for (const listener of lapseListeners) listener();
  };
  const tell = (channel: NoticeChannel, message: string): void => {
    for (const hear of hearers.get(channel) ?? []) hear(message);
  };
  /** Notices of one channel keep their order although a parcel has to be fetched. */
  const receive = (channel: NoticeChannel, message: string): void => {
    const waiting = inOrder.get(channel);
    const parcel = /^parcel (\d+)$/.exec(message)?.[1];
    if (waiting === undefined && parcel === undefined) return tell(channel, message);
    const next = (waiting ?? Promise.resolve()).then(async () => {
      const whole = parcel === undefined ? message : await openParcel(parcel);
      if (whole !== null) tell(channel, whole);
    });
    inOrder.set(channel, next);
    void next.finally(() => {
      if (inOrder.get(channel) === next) inOrder.delete(channel);
    });
  };
  const openParcel = async (id: string): Promise<string | null> => {
    for (let tries = 0; ; tries += 1) {
      try {
        const [row] = await database.owner<
          { body: string }[]
        >`select body from realtime.parcels where id = ${id}`;
        if (row === undefined) lapse();
        return row?.body ?? null;
      } catch (error) {
        const waitMs = parcelWaitsMs[tries];
        log.warn({ err: error, tries: tries + 1 }, 'a long notice could not be fetched');
        if (waitMs === undefined || isStopped) {
          lapse();
          return null;
        }
        await sleep(waitMs, undefined, { ref: false });
      }
    }
  };
  const renew = async (): Promise<void> => {
    await database.owner`
      with renewed as (
        insert into realtime.listeners (process, relations, expires_at)
        values (${self}, ${[...watched]}::text[]::oid[], now() + make_interval(secs => ${watchSeconds}))
        on conflict (process) do update set relations = excluded.relations, expires_at = excluded.expires_at
      ), swept as (
        delete from realtime.listeners where expires_at < now() - interval '1 hour'
      ), emptied as (
        delete from realtime.parcels where created_at < now() - make_interval(mins => ${parcelMinutes})
      )
      select pg_notify('realtime_peers', ${`${self} ${pulse}`})`;
  };
  const stopHearing = (): Promise<unknown> => Promise.allSettled(stoppers.splice(0).map((stop) => stop()));
  const beat = async (): Promise<void> => {
    try {
      await renew();
    } catch (error) {
      log.warn({ err: error }, 'the realtime service does not reach the database');
    }
  };

  return {
    self,
    on: (channel, hear) => void hearers.set(channel, [...(hearers.get(channel) ?? []), hear]),
    onLapse: (listener) => void lapseListeners.push(listener),
    async start() {
      try {
        for (const channel of hearers.keys()) {
          stoppers.push(await database.listener.on(channel, (message) => receive(channel, message), lapse));
        }
        await renew();
      } catch (error) {
        // The next try begins from nothing, so that no notice is heard twice.
        await stopHearing();
        throw error;
      }
      timer = setInterval(() => void beat(), renewMs);
      timer.unref();
    },
    async watch(relations) {
      watched = relations;
      if (!isStopped) await renew();
    },
    async tellPeers(message) {
      await database.owner`select realtime.post('realtime_peers', ${`${self} ${message}`})`;
    },
    async stop() {
      isStopped = true;
      if (timer !== null) clearInterval(timer);
      await database.owner`delete from realtime.listeners where process = ${self}`.catch(() => {});
      await stopHearing();
    },
  };
}
