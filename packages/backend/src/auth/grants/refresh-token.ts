import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { readBody } from '../requests/read-body.ts';
import { refreshSession } from '../sessions/refresh-session.ts';
import { respondSession } from '../sessions/present-session.ts';

const refreshGrantSchema = z.object({ refresh_token: z.string().nullish() });

/** Grant `refresh_token`: the next access and refresh token of a session. Errors: those of `refreshSession`; 429. */
export const grantRefreshToken =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const { refresh_token: token } = await readBody(c, refreshGrantSchema);
    const client = clientInfo(c);
    await context.limiter.take({ address: 'token', of: client.ip });
    return respondSession(c, context, await refreshSession(context, token ?? '', client));
  };
