import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import type { AuthContext } from '../context.ts';

/** GET /.well-known/jwks.json: the public keys that verify access tokens; empty while a shared secret signs them. */
export const getJwks =
  (context: AuthContext): Handler<AppEnv> =>
  (c) => {
    c.header('Cache-Control', 'public, max-age=600');
    return c.json({ keys: context.keys.publicKeys() });
  };
