import { createHmac, randomUUID } from 'node:crypto';
import { pick } from './pick.ts';

/** A token that no server made: without a signature, with a guessed secret, or for another person and role. */
export function forgeToken(victim: string): string {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    sub: victim,
    role: pick(['service_role', 'authenticated', 'postgres', 'kawanusaha_server']),
    aud: 'authenticated',
    iss: 'http://localhost/auth/v1',
    session_id: randomUUID(),
    iat: now,
    exp: now + 3_600,
  };
  const alg = pick(['none', 'HS256']);
  const signed = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`;
  return alg === 'none'
    ? `${signed}.`
    : `${signed}.${createHmac('sha256', 'super-secret-jwt-token').update(signed).digest('base64url')}`;
}
