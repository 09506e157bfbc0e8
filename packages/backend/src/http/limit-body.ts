import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '#http/app-env.ts';
import { readHeader } from '#http/headers/read-header.ts';

/**
 * Refuses bodies of more than `maxBytes`. One whose length is stated is judged by that, since the parser of HTTP holds the
 * client to it; only one sent in pieces is read and counted first.
 * @param refuse words the refusal in the protocol's own way
 */
export function limitBody(
  maxBytes: number,
  refuse: (c: Context<AppEnv>) => Response,
): MiddlewareHandler<AppEnv> {
  const counted = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return async function limited(c, next) {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = readHeader(c, 'content-length');
    if (length === undefined || readHeader(c, 'transfer-encoding') !== undefined) return counted(c, next);
    return Number(length) > maxBytes ? refuse(c) : next();
  };
}
