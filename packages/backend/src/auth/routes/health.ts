import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';

/** The protocol version whose behaviour this server follows. */
const protocolVersion = 'v2.196.0';

/** GET /health: says that the auth protocol is served here. The name is what clients of the protocol look for. */
export const getHealth: Handler<AppEnv> = (c) =>
  c.json({
    version: protocolVersion,
    name: 'GoTrue',
    description: 'Kawan Backend serves the Supabase Auth protocol',
  });
