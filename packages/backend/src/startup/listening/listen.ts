import http, {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import type { RepeatedAnswers } from '#http/load/repeated-answers.ts';
import { turns } from '#http/load/turns.ts';
import { retryAfterSeconds } from '#http/problem.ts';
import { explainListenError } from '#startup/checks/port.ts';
import { asksForHealth, listenForHealth } from '#startup/listening/listen-for-health.ts';
import type { Settings } from '#settings.ts';

export type Listening = {
  readonly server: Server;
  /** Takes no new work, lets requests in flight finish for 25 s, then cuts them. */
  readonly close: () => Promise<void>;
};

/** How long a body may take: a while to begin with, and what a slow line needs for its bytes. */
export type BodyPace = { readonly graceMs: number; readonly bytesPerSecond: number };

export type ListenOptions = {
  readonly pace?: BodyPace;
  /** What the app has answered and may be given again without it. */
  readonly repeats?: RepeatedAnswers | undefined;
};

const defaultPace: BodyPace = { graceMs: 10_000, bytesPerSecond: 64 * 1024 };
/** What a body that does not state its length is held to. */
const unstatedBytes = 1024 * 1024;
/** Longer than this takes no body, however large. */
const longestMs = 120_000;
const busy = JSON.stringify({
  code: 'overloaded',
  message: 'The server has too much to do, please retry after a moment.',
});
const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Answers a request for which nothing is to be made, and takes no other of its connection. */
function refuse(response: ServerResponse): void {
  response
    .writeHead(503, {
      connection: 'close',
      'content-type': 'application/json',
      'retry-after': retryAfterSeconds,
      'x-sb-error-code': 'overloaded',
    })
    .end(busy);
}

/** Ends the connection of a client that holds its body back: each one held costs memory and a place. */
function boundBody(
  request: IncomingMessage,
  response: ServerResponse,
  { graceMs, bytesPerSecond }: BodyPace,
): void {
  // Most bodies have come with their head before their turn does.
  if (request.complete) return;
  const stated = request.headers['content-length'];
  if (stated === '0' || (stated === undefined && request.headers['transfer-encoding'] === undefined)) return;
  const bytes = stated === undefined ? unstatedBytes : Number(stated);
  const allowedMs = Math.min(longestMs, graceMs + (bytes / bytesPerSecond) * 1_000);
  const timer = setTimeout(() => {
    if (response.headersSent) request.socket.destroy();
    else request.socket.end(timedOut, () => request.socket.destroy());
  }, allowedMs);
  const settle = (): void => clearTimeout(timer);
  request.once('end', settle);
  request.once('close', settle);
  response.once('close', settle);
}

/**
 * So many connections wait in the kernel, where they cost next to nothing; the system may allow fewer. Beyond that it drops them, and
 * their clients try again for a minute, until they are reset.
 */
const backlog = 4_096;
const drainMs = 25_000;
const tidyMs = 100;
/** How long a client that keeps a connection may still use it, and be told with the answer that it closes. */
const idleGraceMs = 2_000;

/** Whether a request names its host once: what stands before this server may have decided by another one. */
const namesOneHost = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length <= 1;

/**
 * Listens with time-outs against slow clients, for bodies by their size; refuses a request with two hosts. Health is told before what
 * waits for its turn, and at a port of its own too, where that is set, until the last request has ended.
 * @throws StartupError when a port cannot be had
 */
export async function listen(
  app: Hono<AppEnv>,
  settings: Settings,
  { pace = defaultPace, repeats }: ListenOptions = {},
): Promise<Listening> {
  const closeHealth = await listenForHealth(app, settings);
  const server = await listenForClients(app, settings, pace, repeats);
  return {
    server,
    close: async () => {
      await close(server);
      await closeHealth();
    },
  };
}

function listenForClients(
  app: Hono<AppEnv>,
  settings: Settings,
  pace: BodyPace,
  repeats: RepeatedAnswers | undefined,
): Promise<Server> {
  const inTurn =
    (answer: RequestListener): RequestListener =>
    (request, response) => {
      if (asksForHealth(request.url ?? '')) return answer(request, response);
      turns.enter({
        isGone: () => response.destroyed,
        refuse: () => refuse(response),
        begin() {
          if (repeats?.give(request, response) === true) return;
          boundBody(request, response, pace);
          answer(request, response);
        },
      });
    };
  return new Promise((resolve, reject) => {
    const server = createAdaptorServer({
      fetch: (request, env) =>
        namesOneHost((env as HttpBindings).incoming.rawHeaders)
          ? app.fetch(request, env)
          : new Response('Bad Request', { status: 400 }),
      hostname: settings.host,
      createServer: ((options: http.ServerOptions, answer: RequestListener) =>
        http
          .createServer(options, inTurn(answer))
          .on('connection', turns.heardClient)) as typeof http.createServer,
      serverOptions: {
        headersTimeout: 10_000,
        // Bodies have a limit of their own by their size: boundBody.
        requestTimeout: longestMs,
        keepAliveTimeout: 65_000,
        maxHeaderSize: 32 * 1024,
        connectionsCheckingInterval: 1_000,
        // Some clients offer HTTP/2 with every request; only a socket is one.
        shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
      },
    }) as Server;
    server.listen({ host: settings.host, port: settings.port, backlog }, () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(explainListenError(error, settings.host, settings.port)),
    );
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const began = performance.now();
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    // A connection whose request has ended is idle, however long its client would keep it.
    const tidy = setInterval(() => {
      if (performance.now() - began > idleGraceMs) server.closeIdleConnections();
    }, tidyMs);
    // Not the one of HTTP, which cuts idle connections at once: a request that is on its way there would be lost.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cut);
      clearInterval(tidy);
      resolve();
    });
  });
}
