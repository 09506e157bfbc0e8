import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { requireUser } from '../sessions/bearer.ts';
import type { AuthContext } from '../context.ts';
import { presentUser } from '../users/present-user.ts';

/** GET /user: the signed-in person as the database has them now (spec §7). Errors: those of the bearer check. */
export const getUser =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const { user } = await requireUser(c, context);
    return c.json(presentUser(user));
  };
