import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { AppDeps } from '#deps.ts';
import type { AppEnv } from '#http/app-env.ts';
import { authorizeTopic } from '../channels/authorize-topic.ts';
import type { RealtimeLimits } from '../limits.ts';
import { keySubscriber, type Subscriber } from '../subscriber.ts';
import type { BroadcastService } from './broadcast-service.ts';

const maxMessages = 100;
const name = z.string().min(1).max(255);
const batchSchema = z.object({
  messages: z
    .array(z.object({ topic: name, event: name, payload: z.unknown(), private: z.boolean().nullish() }))
    .min(1)
    .max(maxMessages),
});

/** Broadcasting over HTTP: `POST /api/broadcast`, and one message by `POST /api/broadcast/:topic/events/:event`. */
export function createBroadcastRoutes(
  deps: Pick<AppDeps, 'database'>,
  broadcasts: BroadcastService,
  limits: RealtimeLimits,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/api/broadcast', async (c) => {
    const refused = refuseBadToken(c);
    if (refused !== null) return refused;
    const parsed = batchSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json({ error: 'messages: topic, event and payload are required' }, 422);
    const subscriber = subscriberOf(c);
    const writable = new Map<string, boolean>();
    for (const { topic, event, payload, private: isPrivate } of parsed.data.messages) {
      if (isPrivate === true) {
        if (!writable.has(topic)) {
          writable.set(topic, (await authorizeTopic(deps.database, subscriber, topic)).writesBroadcast);
        }
        // As on the socket, what may not be sent is dropped without a word about the topic.
        if (writable.get(topic) !== true) continue;
      }
      broadcasts.send({ topic, isPrivate: isPrivate === true, event, payload: payload ?? {} });
    }
    return c.body(null, 202);
  });

  app.post('/api/broadcast/:topic/events/:event', async (c) => {
    const refused = refuseBadToken(c);
    if (refused !== null) return refused;
    const { topic, event } = c.req.param();
    const isPrivate = c.req.query('private') === 'true';
    if (new URL(c.req.url).search.includes('persist')) {
      return c.json(
        { error: 'Storing broadcasts is not supported; call realtime.send in the database' },
        422,
      );
    }
    if (!name.safeParse(topic).success || !name.safeParse(event).success) {
      return c.json({ error: 'topic and event have 1 to 255 characters' }, 422);
    }
    const bytes = Buffer.from(await c.req.arrayBuffer());
    if (bytes.length > limits.maxPayloadBytes) return c.json({ error: 'The payload is too large' }, 413);
    const isBinary = c.req.header('content-type')?.startsWith('application/octet-stream') === true;
    const payload = isBinary ? bytes : readJson(bytes);
    if (payload === undefined) return c.json({ error: 'The payload is not JSON' }, 422);
    if (isPrivate) {
      const rights = await authorizeTopic(deps.database, subscriberOf(c), topic);
      if (!rights.writesBroadcast) return c.json({ error: 'You may not send to this topic' }, 403);
    }
    broadcasts.send({ topic, isPrivate, event, payload });
    return c.body(null, 202);
  });
  return app;
}

function refuseBadToken(c: Context<AppEnv>): Response | null {
  return c.get('tokenError') === undefined ? null : c.json({ error: 'The token cannot be verified' }, 401);
}

function subscriberOf(c: Context<AppEnv>): Subscriber {
  const { role, claims, userId } = c.get('caller');
  if (role === 'anon' || role === 'service_role') return keySubscriber(role);
  const claimsText = JSON.stringify({ ...claims, role });
  return { role, claims, claimsText, userId, sessionId: null, expiresAt: null };
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
