import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import type { ProtocolVersion } from '../protocol/frame.ts';
import type { RealtimeLimits } from '../limits.ts';
import { createPollWire, type PollWire } from './poll-wire.ts';
import type { SocketSession } from './socket-session.ts';

type OpenPolls = {
  readonly limits: RealtimeLimits;
  /** Whether one more client may come from this address. */
  readonly hasPlace: (address: string) => boolean;
  readonly open: (
    wire: PollWire,
    address: string,
    session: Pick<SocketSession, 'version' | 'keyRole'>,
  ) => void;
};

/** How long a poll is held open; clients give up after 20 s. */
const waitMs = 10_000;
/** Long enough for a page that changes its network. */
const goneMs = 30_000;
const versionOf: Readonly<Record<string, ProtocolVersion>> = { '1.0.0': '1.0.0', '2.0.0': '2.0.0' };

/**
 * Long polling as Phoenix speaks it, under /longpoll: the fallback of clients whose network lets no WebSocket through. GET
 * without a known token begins a session (status 410 in the body, with its token); with one it waits for messages (200) or
 * for nothing (204). POST brings lines, each a message; bytes come as base64. A session lives in this process alone.
 */
export function createPollRoutes({ limits, hasPlace, open }: OpenPolls): Hono<AppEnv> {
  const wires = new Map<string, PollWire>();
  const routes = new Hono<AppEnv>();
  routes.get('/', async (c) => {
    const version = versionOf[c.req.query('vsn') ?? '1.0.0'];
    if (version === undefined) return c.json({ status: 403, messages: [] });
    const wire = wires.get(c.req.query('token') ?? '');
    if (wire === undefined) {
      const address = c.get('clientIp');
      if (!hasPlace(address)) return c.json({ status: 403, messages: [] });
      const token = randomBytes(32).toString('base64url');
      const made = createPollWire(goneMs);
      wires.set(token, made);
      made.onClose(() => wires.delete(token));
      open(made, address, {
        version,
        keyRole: c.get('caller').role === 'service_role' ? 'service_role' : 'anon',
      });
      return c.json({ status: 410, token, messages: [] });
    }
    const messages = await wire.poll(waitMs, c.req.raw.signal);
    if (messages === null) return c.json({ status: 410, token: null, messages: [] });
    const status = messages.length === 0 ? 204 : 200;
    return c.json({ status, token: c.req.query('token'), messages });
  });
  routes.post('/', async (c) => {
    const wire = wires.get(c.req.query('token') ?? '');
    if (wire === undefined) return c.json({ status: 410, messages: [] });
    for (const line of (await c.req.text()).split('\n')) {
      if (line.length > limits.maxPayloadBytes) wire.close(1009, 'the message is too large');
      else if (line !== '') receive(wire, line);
    }
    return c.json({ status: 200, messages: [] });
  });
  return routes;
}

/** Messages are JSON; what begins otherwise is bytes. */
function receive(wire: PollWire, line: string): void {
  const isText = line.startsWith('[') || line.startsWith('{');
  wire.receive(isText ? Buffer.from(line) : Buffer.from(line, 'base64'), !isText);
}
