import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Repeatable } from '#http/app-env.ts';
import { makeTrace } from '#http/trace.ts';
import type { Metrics } from '#metrics/create-metrics.ts';
import { readSpans } from '#tracing/spans.ts';

type RepeatedAnswer = Repeatable & {
  readonly status: number;
  /** All of the answer but the id of the request. */
  readonly headers: Headers;
  readonly route: string;
};

/**
 * Answers that were given once and are given again to a request that is the same to the last byte of its head, before it goes through
 * the app: what the app would find out of it (who asks, from which page, in which form) it has found out then.
 */
export type RepeatedAnswers = {
  readonly keep: (request: IncomingMessage, answer: RepeatedAnswer) => void;
  /** Gives an answer, with its line in the log and in the metrics; false where the app must make it. */
  readonly give: (request: IncomingMessage, response: ServerResponse) => boolean;
};

type Entry = {
  readonly isCurrent: () => boolean;
  readonly status: number;
  readonly headers: readonly string[];
  /** Each byte as a character, which Node sends with the head at once; a longer one would be copied for that. */
  readonly body: string | Uint8Array | null;
  readonly route: string;
};

const maxEntries = 500;
/** Of all heads and bodies together: what is kept here outlives what its protocol keeps. */
const maxBytes = 16 * 1024 * 1024;
const longestText = 16 * 1024;
/** What makes each request another one, or brings a body. */
const ofOneRequest = ['x-request-id', 'traceparent', 'cookie', 'content-length', 'transfer-encoding'];

/** The head of a request as it came: a client that asks again sends the same. */
const keyOf = ({ url, rawHeaders }: IncomingMessage): string => `${url}\n${rawHeaders.join('\n')}`;

/**
 * Nothing is known at first.
 * @param isDraining whether clients are to be told that their connection closes
 */
export function createRepeatedAnswers(
  log: Logger,
  metrics: Metrics | undefined,
  isDraining: () => boolean,
): RepeatedAnswers {
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => key.length + (body?.length ?? 0),
  });
  return {
    keep(request, { body, headers, status, route, isCurrent }) {
      if (request.method !== 'GET' || isDraining() || readSpans() !== null) return;
      if (ofOneRequest.some((name) => request.headers[name] !== undefined)) return;
      const list = [...headers].filter(([name]) => name !== 'x-request-id').flat();
      if (body !== null && !headers.has('content-length')) list.push('content-length', String(body.length));
      const isShort = body !== null && body.length <= longestText;
      const sent = isShort ? Buffer.from(body).toString('latin1') : body;
      entries.set(keyOf(request), { isCurrent, status, headers: list, body: sent, route });
    },
    give(request, response) {
      if (entries.size === 0 || request.method !== 'GET') return false;
      const started = performance.now();
      const entry = entries.get(keyOf(request));
      if (entry === undefined || isDraining() || readSpans() !== null || !entry.isCurrent()) return false;
      const requestId = randomUUID();
      const { status, route, body } = entry;
      response.writeHead(status, [...entry.headers, 'x-request-id', requestId]);
      if (typeof body === 'string') response.end(body, 'latin1');
      else response.end(body);
      const ms = performance.now() - started;
      metrics?.countCacheRead('rest', true);
      metrics?.observeRequest({ method: 'GET', route, status, seconds: ms / 1_000, isOwn: false });
      if (log.isLevelEnabled('info')) {
        const trace = makeTrace();
        log.info({ requestId, trace, method: 'GET', route, status, ms: Math.round(ms) }, 'request');
      }
      return true;
    },
  };
}
