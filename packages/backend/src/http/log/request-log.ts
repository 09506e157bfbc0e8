import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '#http/app-env.ts';

/** The logger of a request, made when it is first asked for: most requests write one line, which needs none. */
export function requestLog(c: Context<AppEnv>): Logger {
  const known = c.get('log');
  if (known !== undefined) return known;
  const made = c.get('makeLog')();
  c.set('log', made);
  return made;
}
