import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Hono } from 'hono';
import { Gauge } from 'prom-client';
import { WebSocketServer } from 'ws';
import { projectRoles } from '#db/scope.ts';
import type { AppDeps } from '#deps.ts';
import { allowedOrigins } from '#http/origins/allowed-origins.ts';
import type { AppEnv } from '#http/app-env.ts';
import type { Metrics } from '#metrics/create-metrics.ts';
import { type Access, createTokenCheck } from '#http/caller.ts';
import { addressOf } from '#http/client-address.ts';
import { createBroadcastRoutes } from './broadcasts/create-broadcast-routes.ts';
import { createBroadcastService } from './broadcasts/broadcast-service.ts';
import { createChannelHub } from './channels/channel-hub.ts';
import { type ChannelContext, leaveQuietly } from './channels/channel-service.ts';
import { handleFrame } from './channels/handle-frame.ts';
import { createChangeService } from './changes/change-service.ts';
import { defaultRealtimeLimits, type RealtimeLimits } from './limits.ts';
import { createNotices } from './notices.ts';
import { createPeers } from './peers.ts';
import { createPresenceService } from './presence/presence-service.ts';
import type { Frame } from './protocol/frame.ts';
import { checkUpgrade, refuseUpgrade } from './sockets/accept-upgrade.ts';
import { countPlaces } from './sockets/count-places.ts';
import { createPollRoutes } from './sockets/create-poll-routes.ts';
import { openSession, type SocketSession } from './sockets/socket-session.ts';
import { socketWire } from './sockets/socket-wire.ts';
import type { Wire } from './sockets/wire.ts';
import { watchSessions } from './watch-sessions.ts';

export type Realtime = {
  /** HTTP under /realtime/v1. */
  readonly routes: Hono<AppEnv>;
  /** Lets a server's upgrade requests become sockets. */
  readonly attach: (server: Pick<Server, 'on'>) => void;
  readonly socketCount: () => number;
  /** Takes no new socket and ends the open ones with 1001, so that their clients go elsewhere. */
  readonly close: () => Promise<void>;
};

const messageDays = 3;
const upkeepMs = 3_600_000;
const goingAway = 1001;

/**
 * The realtime service: channels, broadcasts, presence and row changes as `@supabase/realtime-js` speaks them.
 * In: `access` as for the other protocols: whether a key is demanded, and which tokens are believed.
 */
export function createRealtime(
  deps: Omit<AppDeps, 'fetchApi'>,
  given: Partial<RealtimeLimits> = {},
  access: Access = {},
): Realtime {
  const { database, settings, log } = deps;
  const limits = { ...defaultRealtimeLimits, maxSocketsPerAddress: settings.socketsPerAddress, ...given };
  const hub = createChannelHub();
  const notices = createNotices(database, log);
  const peers = createPeers(notices, log);
  const changes = createChangeService(database, notices, log, {
    roles: [...projectRoles, ...(access.furtherRoles ?? [])],
    hidesDeletedKeys: access.hidesDeletedKeys ?? false,
  });
  const broadcasts = createBroadcastService(hub, peers, notices);
  const presence = createPresenceService(hub, peers);
  const check = createTokenCheck(deps.keys, deps.isSessionAlive);
  const trusted = access.trusted ?? (async () => null);
  const context: ChannelContext = {
    database,
    settings,
    limits,
    check,
    trusted,
    hub,
    changes,
    broadcasts,
    presence,
  };
  const sessions = new Set<SocketSession>();
  const origins = access.socketOrigins ?? allowedOrigins(settings);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.maxPayloadBytes });
  const places = countPlaces();
  const clientOf = ({ socket, headers }: IncomingMessage): string =>
    addressOf(socket.remoteAddress, headers['x-forwarded-for']?.toString(), settings.trustedProxies);
  let isClosing = false;
  let upkeep: NodeJS.Timeout | null = null;
  let starting: Promise<void> | null = null;

  if (deps.metrics !== undefined) countSockets(deps.metrics, () => sessions.size);
  watchSessions(notices, hub, deps.isSessionAlive);
  notices.on('pgrst', () => {
    void changes.reload().catch((error: unknown) => log.warn({ err: error }, 'the publication was not read'));
  });
  notices.onLapse(() => {
    // Who listens to rows may have missed some: a client that joins anew reads again.
    for (const channel of [...hub.all()]) if (channel.subscriptions.length > 0) channel.fail();
  });

  /** Listening begins with the first socket, so that a server without sockets opens no connection for it. */
  const start = (): Promise<void> => {
    starting ??= notices
      .start()
      .then(() => {
        presence.askPeers();
        upkeep = setInterval(() => void sweep(), upkeepMs);
        upkeep.unref();
      })
      .catch((error: unknown) => {
        starting = null;
        throw error;
      });
    return starting;
  };
  const sweep = async (): Promise<void> => {
    await database.owner`
      delete from realtime.messages
      where inserted_at < timezone('utc', now()) - make_interval(days => ${messageDays})`.catch(
      (error: unknown) => log.warn({ err: error }, 'old broadcasts could not be removed'),
    );
  };

  const onFrame = createFrameQueue(context, start, (error) =>
    log.error({ err: error }, 'a realtime message failed'),
  );
  const enter = (
    wire: Wire,
    address: string,
    { version, keyRole }: Pick<SocketSession, 'version' | 'keyRole'>,
  ): void => {
    const session = openSession({
      wire,
      version,
      keyRole,
      limits,
      onFrame,
      onClose: (ended) => {
        sessions.delete(ended);
        places.leave(address);
        for (const channel of [...ended.channels.values()]) leaveQuietly(context, ended, channel);
      },
    });
    sessions.add(session);
    places.take(address);
  };
  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const ignoreError = (): void => {};
    // Until the socket has its owner, a client that breaks off must not end the process.
    socket.on('error', ignoreError);
    const accepted = await checkUpgrade(request, settings, origins, access);
    if (socket.destroyed) return;
    if ('status' in accepted) return refuseUpgrade(socket, accepted);
    if (isClosing || sessions.size >= limits.maxSockets) {
      return refuseUpgrade(socket, { status: 503, message: 'Too many sockets; try again later' });
    }
    const address = clientOf(request);
    if (places.taken(address) >= limits.maxSocketsPerAddress) {
      return refuseUpgrade(socket, { status: 429, message: 'Too many sockets from this address' });
    }
    sockets.handleUpgrade(request, socket, head, (open) => {
      socket.off('error', ignoreError);
      enter(socketWire(open), address, accepted);
    });
  };

  const routes = new Hono<AppEnv>();
  routes.use('/api/*', async (_c, next) => {
    await start();
    await next();
  });
  routes.route('/', createBroadcastRoutes(deps, broadcasts, limits));
  const hasPlace = (address: string): boolean =>
    !isClosing && sessions.size < limits.maxSockets && places.taken(address) < limits.maxSocketsPerAddress;
  routes.route('/longpoll', createPollRoutes({ limits, hasPlace, open: enter }));
  routes.get('/websocket', (c) => c.json({ message: 'This address is for websockets' }, 426));
  return {
    routes,
    attach: (server) =>
      void server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        upgrade(request, socket, head).catch((error: unknown) => {
          log.error({ err: error }, 'a socket could not be opened');
          socket.destroy();
        });
      }),
    socketCount: () => sessions.size,
    async close() {
      isClosing = true;
      if (upkeep !== null) clearInterval(upkeep);
      for (const session of sessions) session.close(goingAway, 'the server is stopping');
      await changes.idle();
      await starting?.catch(() => {});
      await notices.stop();
    },
  };
}

function countSockets({ registry }: Metrics, count: () => number): void {
  registry.registerMetric(
    new Gauge({
      name: 'realtime_sockets',
      help: 'Open sockets.',
      registers: [],
      collect() {
        this.set(count());
      },
    }),
  );
}

/** Frames of one topic are done one after the other, those of different topics beside each other. */
function createFrameQueue(
  context: ChannelContext,
  start: () => Promise<void>,
  onError: (error: unknown) => void,
): (session: SocketSession, frame: Frame) => void {
  const waiting = new WeakMap<SocketSession, Map<string, Promise<void>>>();
  return function onFrame(session, frame) {
    const isHeartbeat = frame.topic === 'phoenix';
    if (!isHeartbeat && !session.maySend()) return refuseFlood(session, frame);
    const topics = waiting.get(session) ?? new Map<string, Promise<void>>();
    waiting.set(session, topics);
    const before = topics.get(frame.topic);
    // What waits for nothing is done at once, so that broadcasts cost no turn of the event loop.
    const done =
      before === undefined && frame.event !== 'phx_join'
        ? handleFrame(context, session, frame)
        : Promise.all([before, start()]).then(() => handleFrame(context, session, frame));
    const settled = done.catch(onError).finally(() => {
      if (topics.get(frame.topic) === settled) topics.delete(frame.topic);
    });
    topics.set(frame.topic, settled);
  };
}

function refuseFlood(session: SocketSession, { topic, ref, joinRef }: Frame): void {
  const channel = session.channels.get(topic);
  if (channel !== undefined) return channel.end('Too many messages per second');
  const reason = 'ClientMessageRateLimitReached: Too many messages per second';
  session.send(
    { joinRef, ref, topic, event: 'phx_reply' },
    JSON.stringify({ status: 'error', response: { reason } }),
  );
}
