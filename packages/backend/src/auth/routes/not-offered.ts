import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { AuthErrorCode } from '../errors/error-codes.ts';

/** Refuses what the protocol knows and this server does not offer, by a code of its own, before any body is read. */
export const notOffered =
  (code: AuthErrorCode): Handler<AppEnv> =>
  () => {
    throw new AuthError(code);
  };
